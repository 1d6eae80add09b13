/** What people read on the components themselves. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
};
