import {
  type Column,
  type Installer,
  type Order,
  orderColumns,
  orderSteps,
  type Wallpaper,
} from '../shared/rows';

/** The HTML of a row's cells. */
export type Cells<Row> = (row: Row) => string;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (character) => ESCAPES[character] ?? '');

/** Cells in the order of the columns: those with a control, and the texts of all others. */
function cellsOf<Row>(
  columns: readonly Column<Row>[],
  controls: Readonly<Record<string, Cells<Row>>>,
): Cells<Row> {
  const cells = columns.map(({ id, text }) => controls[id] ?? ((row: Row) => escaped(text(row))));
  return (row) => cells.map((cell) => `<td>${cell(row)}</td>`).join('');
}

export function orderCells(installers: ReadonlyMap<number, string>): Cells<Order> {
  return cellsOf<Order>(orderColumns, {
    orderId: ({ orderId }) => `<button>${escaped(orderId)}</button>`,
    productImage: ({ productImage }) =>
      `<img loading="lazy" alt="" src="/${escaped(productImage)}">`,
    muralImg: ({ muralImg, wpId }) =>
      muralImg
        ? `<button aria-label="Download mural ${escaped(wpId)}"><img loading="lazy" alt="" src="/${escaped(muralImg)}"></button>`
        : '',
    paymentStatus: ({ paymentStatus: status }) =>
      `<span class="${status === 'Paid' ? 'good' : 'bad'}">${escaped(status)}</span>`,
    transaction: ({ transaction: { status } }) =>
      `<span class="${status === 'SUCCESS' ? 'good' : 'bad'}">${escaped(status)}</span>`,
    // The other options are added when the control is opened.
    installer: ({ orderId, installerId }) =>
      `<select aria-label="Installer for order ${escaped(orderId)}"><option>${escaped(installers.get(installerId ?? 0) ?? 'No installer')}</option></select>`,
    documents: ({ transaction: { status } }) =>
      status === 'SUCCESS'
        ? '<button>Download Invoice</button> <button>Download Recipt</button>'
        : '',
    status: (order) =>
      orderSteps
        .map(
          ([step, label]) =>
            `<label><input type="checkbox"${order[step] ? ' checked' : ''}>${label}</label>`,
        )
        .join(' '),
  });
}

export function installerCells({ name, city, phone, aadhaarNo, rate }: Installer): string {
  const texts = [name, city, phone, `•••• ${aadhaarNo.slice(-4)}`, `₹${rate}`];
  const cells = texts.map((text) => `<td>${escaped(text)}</td>`);
  return `${cells.join('')}<td><button>Update</button> <button>Remove</button></td>`;
}

/** Filled in by `showLongList`, which reuses elements. */
export function wallpaperCells({ imgThumb, name, wpId }: Wallpaper): string {
  const [id, text] = [escaped(wpId), escaped(name)];
  return `<td><img decoding="async" alt="" src="/${escaped(imgThumb)}"></td><td>${text}</td><td><label><input type="checkbox" aria-label="${id} in PDF">${id}</label></td>`;
}
