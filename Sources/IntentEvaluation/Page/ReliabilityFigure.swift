/// How far confidence and accuracy agree, bin by bin.
struct ReliabilityFigure {
  let calibration: CalibrationReport

  /// The figure; nil without in-scope rows.
  var html: HTML? {
    guard !calibration.bins.isEmpty else { return nil }
    return PagePart.figure(
      plot.drawing(
        id: "reliability-plot", title: "Accuracy against confidence", description: description,
        frame + diagonal + gaps + dots),
      """
      Each dot is a fifteenth of the in-scope rows. On the dashed line the model is as sure as it is \
      right; below it, surer than right. The bar from each dot is how far it is off.
      """, table)
  }

  private var plot: SVGPlot { SVGPlot(height: 328) }

  private var frame: HTML {
    let ticks: [SVGPlot.Tick] = [0, 0.25, 0.5, 0.75, 1].map { ($0, FigureText.rate($0)) }
    return plot.frame(x: ticks, "mean confidence", y: ticks, "accuracy")
  }

  private var diagonal: HTML { plot.line([(0, 0), (1, 1)], class: "goal") }

  private var gaps: HTML {
    HTML(
      calibration.bins.map { bin in
        plot.line(
          [(bin.meanConfidence, bin.meanConfidence), (bin.meanConfidence, bin.accuracy)],
          class: "gap")
      })
  }

  private var dots: HTML {
    HTML(
      calibration.bins.map { bin in
        """
        <circle class="dot" cx="\(plot.x(bin.meanConfidence))" cy="\(plot.y(bin.accuracy))" r="5"/>
        """
      })
  }

  private var description: String {
    let error = FigureText.percent(calibration.expectedCalibrationError)
    return "\(calibration.bins.count) bins of equal size; their confidence and accuracy lie "
      + "\(error) apart in the mean."
  }

  private var table: PageTable {
    PageTable(
      caption: "Confidence and accuracy by bin",
      columns: [.number("mean confidence"), .number("accuracy"), .number("rows")],
      rows: calibration.bins.map {
        [.init(share: $0.meanConfidence), .init(share: $0.accuracy), .init($0.count)]
      })
  }
}
