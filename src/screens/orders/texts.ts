/** What is shown with the first rows; the other texts are in `later-texts.ts`. */
export const texts = {
  syncFirst: 'Press “Update Order Status” to fetch the orders from the shop.',
  title: 'Orders',
  sync: 'Update Order Status',
  showChart: 'Show chart',
  hideChart: 'Hide chart',

  fromShop: 'From the shop',
  documents: 'Documents',
  orderStatus: 'Order Status',

  invoice: 'Download Invoice',
  // Word for word from the specification.
  receipt: 'Download Recipt',
  noDocuments: (transaction: string) =>
    `Invoice and receipt are available once the transaction is SUCCESS.${
      transaction.toUpperCase() === 'SUCCESS' ? ` The shop has sent “${transaction}” instead.` : ''
    }`,
  /** Short forms of the texts above, which are visible in a row of the table. */
  words: {
    packed: 'Packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
    installed: 'Installed',
    invoice: 'Invoice',
    // As in the specification’s “Download Recipt”.
    receipt: 'Recipt',
    noDocuments: 'No invoice yet',
  },
  downloadMural: (wpId: string) => `Download mural ${wpId}`,

  installerFor: (order: string) => `Installer for order ${order}`,
  noInstaller: 'Not assigned',
  loadingInstallers: 'Loading…',
  noInstallers: 'No installers',
  installersFailed: 'Installers couldn’t be loaded. Click “Refresh” to try again.',
};
