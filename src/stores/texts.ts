/** Every text of the stores that people read. */
export const texts = {
  unauthorized: 'Unauthorized',
  updated: 'Data Updated',
  signOutFailed: 'You are still signed in: the server could not be told. Try again.',

  noAnswer: 'There was no answer from the server. Check the connection.',
  notSaved: 'There was no answer from the server, and nothing you typed is lost. Try again.',
  unavailable: 'The server is not available at the moment.',
  notThere: 'This server cannot do that.',
  unexpectedAnswer: 'The server’s answer was not understood.',
  signedOut: 'You are not signed in any more.',
  tooLarge: 'The server refused: what was sent is too large. Send fewer or smaller files.',
  status: (status: number) => `The server refused (${status}).`,

  noSpreadsheet: 'Please select .xls file',
  downloadFailed: 'Unable to download data',
  uploadFault: (rows: readonly number[], column: string, message: string) => {
    const place = [rowList(rows), column].filter(Boolean).join(', ');
    return place ? `${place}: ${message}` : message;
  },
  moreFaults: (count: number) => `… and ${count} more.`,

  review: 'Review',
  load: (plural: string) => `Load ${plural}`,
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
  signIn: 'Sign in',
  askOtp: 'Ask whether an OTP was sent',
  verifyOtp: 'Verify the OTP',
  signOut: 'Sign out',
  loadUser: 'Find out who is signed in',

  updateOrder: (order: string) => `Update order ${order}`,
  notEntered: (order: string, why: string) => `Order ${order} is as it was. ${why}`,
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
