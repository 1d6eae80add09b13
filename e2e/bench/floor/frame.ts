import type { Column } from '../shared/rows';

export interface Shown<Row> {
  readonly main: Element;
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly cells: (row: Row) => string;
}

export const ROW_HEIGHT = 57;

/** The screen around the rows: title, search box, headers. */
export function drawFrame<Row>({ main, title, columns }: Shown<Row>) {
  const heads = columns.map(({ header, sorted, width }) => {
    const inside = sorted ? `<button>${header}</button>` : header;
    return `<th scope="col" style="width:${width}px">${inside}</th>`;
  });
  main.innerHTML = `
    <h1>${title}</h1>
    <input type="search" aria-label="Search"> <button>Refresh</button>
    <section aria-label="${title}" tabindex="0"><table>
      <thead><tr>${heads.join('')}</tr></thead><tbody></tbody>
    </table></section>
    <p><span></span> <button aria-label="Previous page">‹</button> <button aria-label="Next page">›</button></p>`;
  const find = (selector: string) => main.querySelector<HTMLElement>(selector) ?? document.body;
  const search = main.querySelector('input') ?? document.createElement('input');
  return {
    area: find('section'),
    body: find('tbody'),
    heads: find('thead'),
    search,
    range: find('p span'),
    previous: find('[aria-label="Previous page"]'),
    next: find('[aria-label="Next page"]'),
  };
}
