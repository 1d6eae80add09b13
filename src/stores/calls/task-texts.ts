/** What the stores tell people of the work on a screen. */
export const texts = {
  updated: 'Data Updated',
  notSaved: 'There was no answer from the server, and nothing you typed is lost. Try again.',
  noSpreadsheet: 'Please select .xls file',
  downloadFailed: 'Unable to download data',
  uploadFault: (rows: readonly number[], column: string, message: string) => {
    const place = [rowList(rows), column].filter(Boolean).join(', ');
    return place ? `${place}: ${message}` : message;
  },
  moreFaults: (count: number) => `… and ${count} more.`,
  review: 'Review',
  add: (label: string) => `Add ${label}`,
  update: (label: string) => `Update ${label}`,
  remove: (label: string) => `Remove ${label}`,
  upload: (plural: string) => `Upload ${plural}`,
  download: (plural: string) => `Download ${plural}`,
  makePdf: 'Download the PDF catalogue',
  pdfBusy: 'Please wait a little until the downloading finish and click again.',
  pdfLost: 'The connection was lost before the catalogue was complete. Try again.',
  nothingChosen: 'Choose at least one wallpaper first.',
  toggleLink: (wpId: string, catId: string) => `Change ${wpId} in category ${catId}`,
  updateOrder: (order: string) => `Update order ${order}`,
  notEntered: (order: string, why: string) => `Order ${order} was not changed. ${why}`,
  orderChanged: (order: string) =>
    `Somebody else changed order ${order} in the meantime. It is shown as it is stored now.`,
  enterAgain: 'Apply mine again',
  syncOrders: 'Update order status',
  syncLost: 'The connection was lost before the end. The list shows how far it came.',
  downloadDocument: (kind: 'invoice' | 'receipt', order: string) =>
    `Download the ${kind} of order ${order}`,
  noMural: (wpId: string) => `The mural of ${wpId} could not be downloaded.`,
};

function rowList(rows: readonly number[]): string {
  if (rows.length === 0) return '';
  if (rows.length === 1) return `Row ${rows[0]}`;
  if (rows.length > 10) return `Rows ${rows.slice(0, 10).join(', ')} and ${rows.length - 10} more`;
  return `Rows ${rows.slice(0, -1).join(', ')} and ${rows.at(-1)}`;
}
