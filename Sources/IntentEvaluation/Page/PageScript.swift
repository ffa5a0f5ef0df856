/// The page's only script: it makes tables sortable. Without it they stand in their first order.
enum PageScript {
  /// The script; the page allows no other, by ``digest``.
  static let text = """
    'use strict';
    for (const table of document.querySelectorAll('table[data-sortable]')) {
      const body = table.tBodies[0];
      const heads = [...table.tHead.rows[0].cells];
      const status = document.createElement('p');
      status.className = 'unseen';
      status.setAttribute('role', 'status');
      table.parentElement.after(status);
      const compare = (column, isNumeric, sign) => (a, b) => {
        const [x, y] = [a, b].map(row => row.cells[column]);
        if (!isNumeric) return sign * x.textContent.localeCompare(y.textContent);
        const [m, n] = [x, y].map(cell => cell.dataset.value);
        if (m === '' || n === '') return (m === '') - (n === '');
        return sign * (m - n);
      };
      heads.forEach((head, column) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.append(...head.childNodes);
        head.append(button);
        button.addEventListener('click', () => {
          const down = head.getAttribute('aria-sort') === 'ascending';
          for (const other of heads) other.removeAttribute('aria-sort');
          head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
          const isNumeric = head.classList.contains('number');
          body.append(...[...body.rows].sort(compare(column, isNumeric, down ? -1 : 1)));
          status.textContent =
            `Sorted by ${button.textContent}, ${down ? 'falling' : 'rising'}`;
        });
      });
    }

    """

  /// SHA-256 of the text in base 64, for the page's content security policy. `page_test.py` tells
  /// what it must be.
  static let digest = "CiTKQlfad95ugnSRNX+35ajgyH3tJd038JPKpxxH+Rk="
}
