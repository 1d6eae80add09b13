export const texts = { close: 'Close', cancel: 'Cancel', dismiss: 'Dismiss', open: 'Open' };
