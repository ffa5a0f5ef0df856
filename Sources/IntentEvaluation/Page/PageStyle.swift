/// The page's style sheet: one set of colours for light and one for dark, each text on its ground at
/// a contrast of 4.5 or more.
enum PageStyle {
  /// The sheet.
  static let text = colours + frame + parts + drawings

  private static let colours = """

    :root{color-scheme:light dark;--ground:#f4f2ec;--card:#fffefb;--ink:#1d2125;--quiet:#585f66;
    --line:#dcd7cc;--faint:#ece8de;--accent:#0a6764;--right:#0f7a74;--wrong:#b0371c;--others:#62509f;
    --kept:#e3f0ea;--broken:#f8e4dc;--open:#e9e7df;--shade:#5c564822}
    @media (prefers-color-scheme:dark){:root{--ground:#121517;--card:#1a1f22;--ink:#e9e6df;
    --quiet:#a7aeb3;--line:#363d42;--faint:#252b2f;--accent:#6fd0c8;--right:#5cc4bb;--wrong:#ff8f75;
    --others:#bba9f4;--kept:#16302c;--broken:#3b211a;--open:#262b2e;--shade:#000a}}

    """

  private static let frame = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--ground);color:var(--ink);
    font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","PingFang SC",
    "Noto Sans CJK SC",sans-serif}
    header,main,footer{max-width:1240px;margin:0 auto;padding:0 clamp(14px,3vw,32px)}
    header{padding-top:clamp(24px,4vw,52px)}
    h1{font-size:clamp(1.6rem,1.1rem + 2.2vw,2.6rem);line-height:1.15;margin:0;letter-spacing:-.02em;
    overflow-wrap:anywhere;font-weight:680}
    h2{font-size:1.4rem;line-height:1.25;margin:0 0 4px;letter-spacing:-.01em;font-weight:650}
    h3{font-size:1rem;margin:0 0 10px;font-weight:650}
    .scroll+h3,.unseen+h3,.card+h3{margin-top:26px}
    p{margin:0 0 12px}
    a{color:var(--accent)}
    .eyebrow{margin:0 0 4px;color:var(--accent);font-weight:650;font-size:.82rem;
    letter-spacing:.08em;text-transform:uppercase}
    .about{color:var(--quiet);margin:8px 0 18px}
    nav ul{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;margin:0 0 22px;padding:0;
    font-size:.95rem}
    nav a{display:inline-block;padding:4px 0;text-decoration-thickness:1px;text-underline-offset:4px}
    section{background:var(--card);border:1px solid var(--line);border-radius:14px;
    padding:clamp(16px,2.4vw,28px);margin:0 0 20px}
    #headline{background:none;border:0;padding:0}
    .lead{color:var(--quiet);max-width:76ch;margin-bottom:18px}
    .pair{display:grid;gap:28px;grid-template-columns:minmax(0,1fr)}
    .pair>*{min-width:0}
    @media (min-width:1000px){.pair{grid-template-columns:minmax(0,1.1fr) minmax(0,1fr)}
    .pair.even{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
    footer{color:var(--quiet);font-size:.88rem;padding-bottom:40px}
    .skip{position:absolute;left:-999px}
    .skip:focus{left:12px;top:12px;background:var(--card);padding:8px 14px;z-index:2}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap;margin:0}

    """

  private static let parts = """
    .verdict{display:flex;gap:14px;align-items:center;border-radius:14px;padding:14px 18px;
    font-size:1.08rem;margin:0 0 14px;border:1px solid var(--line)}
    .sign{flex:none;width:34px;height:34px;border-radius:50%;display:grid;place-items:center;
    font-weight:700;color:var(--card);background:var(--quiet)}
    .kept{background:var(--kept)}.kept .sign{background:var(--right)}
    .broken{background:var(--broken)}.broken .sign{background:var(--wrong)}
    .open{background:var(--open)}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,158px),1fr));gap:12px;
    margin:0}
    .tiles>div{background:var(--card);border:1px solid var(--line);border-radius:14px;
    padding:14px 16px}
    .tiles dt{color:var(--quiet);font-size:.9rem}
    .tiles dd{margin:0}
    .tiles strong{display:block;font-size:1.95rem;line-height:1.25;font-weight:680;
    letter-spacing:-.02em;font-variant-numeric:tabular-nums;white-space:nowrap}
    .tiles span{font-size:.86rem;line-height:1.4;color:var(--quiet);display:block}
    @media (max-width:480px){.tiles{grid-template-columns:1fr 1fr}.tiles>div{padding:12px}
    .tiles strong{font-size:1.5rem}.tiles>div:last-child{grid-column:1/-1}}
    .notices{margin:8px 0 0;padding-left:20px}.notices li{margin-bottom:6px}
    .scroll{overflow-x:auto;max-width:100%;border-radius:8px;position:relative;
    background:linear-gradient(90deg,var(--card) 30%,transparent) 0 0/32px 100% no-repeat local,
    linear-gradient(270deg,var(--card) 30%,transparent) 100% 0/32px 100% no-repeat local,
    linear-gradient(90deg,var(--shade),transparent) 0 0/12px 100% no-repeat,
    linear-gradient(270deg,var(--shade),transparent) 100% 0/12px 100% no-repeat}
    .tall{max-height:36rem;overflow-y:auto;border:1px solid var(--line)}
    table{border-collapse:collapse;width:100%;font-size:.92rem}
    th,td{text-align:left;padding:7px 10px;border-bottom:1px solid var(--faint);
    vertical-align:baseline;font-weight:400}
    thead th{color:var(--quiet);font-size:.84rem;border-bottom:1px solid var(--line);
    vertical-align:bottom}
    .tall thead th{position:sticky;top:0;z-index:1;background:var(--card)}
    tbody th{font-weight:550}
    td:not(.number){min-width:7.5em}
    .number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
    thead .number{white-space:normal}
    tbody tr:hover{background:var(--faint)}
    th button{font:inherit;color:inherit;background:none;border:0;padding:4px 0;cursor:pointer;
    text-align:inherit}
    th button::after{content:"↕";display:inline-block;width:1.1em;text-align:center;opacity:.55}
    th[aria-sort] button{color:var(--accent);font-weight:650}
    th[aria-sort] button::after{opacity:1}
    th[aria-sort=ascending] button::after{content:"↑"}
    th[aria-sort=descending] button::after{content:"↓"}
    .intent{display:inline-block;max-width:min(22rem,60vw);overflow:hidden;text-overflow:ellipsis;
    white-space:nowrap;vertical-align:bottom;font-family:ui-monospace,"SF Mono",Menlo,Consolas,
    "DejaVu Sans Mono",monospace;font-size:.92em}
    code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
    font-size:.9em}
    code{overflow-wrap:anywhere}
    pre{margin:0;padding:14px 16px;background:var(--faint);border-radius:8px;white-space:pre-wrap}
    details{margin-top:8px}
    summary{cursor:pointer;color:var(--accent);width:fit-content;padding:2px 0}
    .quiet{color:var(--quiet)}
    .mistakes{margin:0;padding:0;display:grid;gap:0 32px;list-style:none;counter-reset:none;
    grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr))}
    .mistakes>li{border-top:1px solid var(--line);padding:14px 0;min-width:0}
    .mistakes p{margin:0 0 4px}
    .said{font-size:1.06rem;overflow-wrap:anywhere;max-height:9.5em;overflow-y:auto}
    td .intent,th .intent{max-width:min(22rem,38vw)}
    .truth .intent{max-width:min(17rem,70vw)}
    .meta{font-size:.88rem;color:var(--quiet);display:flex;flex-wrap:wrap;gap:2px 14px;
    align-items:center}
    .badge{border:1px solid var(--line);border-radius:99px;padding:0 10px}
    .acted{color:var(--wrong);border-color:currentColor;font-weight:600}
    .more{margin-top:4px}.more>summary{padding:10px 0}
    .facts,.card{margin:6px 0;display:grid;gap:4px 24px}
    .facts>div,.card>div{display:grid;grid-template-columns:8.5rem minmax(0,1fr);gap:8px}
    .facts{font-size:.92rem}
    dt{color:var(--quiet)}
    dd{margin:0;overflow-wrap:anywhere}
    .card{margin-bottom:20px}
    @media (min-width:1000px){.card{grid-template-columns:1fr 1fr}}
    @media (max-width:480px){.facts>div,.card>div{grid-template-columns:6.2rem minmax(0,1fr)}}
    .candidates{list-style:none;margin:8px 0 0;padding:0;font-size:.92rem}
    .candidates li{display:flex;flex-wrap:wrap;gap:10px;align-items:center;min-width:0}
    .figure{font-variant-numeric:tabular-nums;min-width:4.6em;text-align:right}
    @media print{section{break-inside:avoid}.tall{max-height:none}}

    """

  private static let drawings = """
    figure{margin:0}
    figure>svg{width:100%;max-width:620px;height:auto;display:block}
    figcaption{color:var(--quiet);font-size:.9rem;margin-top:8px;max-width:64ch}
    svg text{font-size:12px;fill:var(--quiet);font-family:inherit}
    .grid line,.base{stroke:var(--line);stroke-width:1}
    .base{stroke:var(--quiet)}
    svg .name{fill:var(--ink)}
    .curve{fill:none;stroke:var(--right);stroke-width:2.5;stroke-linejoin:round}
    .goal{fill:none;stroke:var(--wrong);stroke-width:1.5;stroke-dasharray:5 4}
    svg .goal-name{fill:var(--wrong);font-weight:600}
    .mark circle{fill:var(--ink)}.mark line{stroke:var(--quiet);stroke-width:1}
    svg .mark text{fill:var(--ink);font-weight:700;paint-order:stroke;stroke:var(--card);
    stroke-width:4px}
    .own{fill:none;stroke:var(--right);stroke-width:3}
    .right{fill:var(--right)}.wrong{fill:var(--wrong)}.others{fill:var(--others)}
    svg .strip{fill:var(--ink);font-weight:600}
    svg .strip,svg .goal-name{paint-order:stroke;stroke:var(--card);stroke-width:4px}
    .gap{stroke:var(--wrong);stroke-width:3;fill:none}
    .dot{fill:var(--card);stroke:var(--right);stroke-width:3}
    .bar{width:48px;height:8px;margin-left:8px;flex:none;vertical-align:middle}
    .rail{fill:var(--faint)}
    .candidates .bar{width:72px;margin:0}
    .picture text{font-size:13.5px}
    .candidates .intent{max-width:min(15rem,40vw)}
    .picture svg{width:100%;min-width:560px;max-width:760px;height:auto;display:block}
    rect.empty{fill:var(--faint)}
    rect.miss{fill:var(--wrong)}
    rect.hit{fill:var(--card);stroke:var(--right);stroke-width:1.5}
    svg text.miss{fill:var(--ink);font-weight:700}
    svg text.hit{fill:var(--right)}
    @media (max-width:560px){figure>svg text{font-size:15px}}

    """
}
