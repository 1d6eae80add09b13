import { afterPaint } from './after-paint';
import { drawFrame, ROW_HEIGHT, type Shown } from './frame';
import { createIndex } from './search';

/** Shows one page of a table's rows: rows in view at once, the others when there is time. */
export function showPages<Row>(shown: Shown<Row> & { readonly size: number }): void {
  const { columns, rows, cells, size } = shown;
  const parts = drawFrame(shown);
  const index = createIndex(columns, rows);
  const inView = Math.ceil(innerHeight / ROW_HEIGHT);
  let found = index.found();
  let page = 0;
  let cancelRest = () => {};

  const html = (from: number, to: number) => {
    let text = '';
    for (let place = from; place < to; place++) {
      const row = rows[found[place] ?? -1];
      if (row) text += `<tr>${cells(row)}</tr>`;
    }
    return text;
  };

  function draw() {
    const [start, end] = [page * size, Math.min((page + 1) * size, found.length)];
    const seen = Math.min(start + inView, end);
    parts.body.innerHTML = html(start, seen);
    parts.range.textContent = `${found.length ? start + 1 : 0}–${end} of ${found.length}`;
    cancelRest();
    cancelRest = afterPaint(() => parts.body.insertAdjacentHTML('beforeend', html(seen, end)));
  }

  function show(first: number) {
    page = first;
    parts.area.scrollTop = 0;
    draw();
  }

  parts.search.addEventListener('input', () => {
    index.search(parts.search.value);
    found = index.found();
    show(0);
  });
  parts.heads.addEventListener('click', ({ target }) => {
    const head = target instanceof HTMLButtonElement && target.textContent;
    const column = columns.find(({ header }) => header === head);
    if (!column) return;
    index.sort(column);
    found = index.found();
    show(0);
  });
  parts.previous.addEventListener('click', () => page > 0 && show(page - 1));
  parts.next.addEventListener('click', () => (page + 1) * size < found.length && show(page + 1));
  draw();
}
