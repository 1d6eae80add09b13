export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  hideMessage: 'Hide message',
  open: 'Open',
};
