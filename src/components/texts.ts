const count = (number: number) => number.toLocaleString('en-IN');

/** What people read on the components themselves. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  progress: (done: number, total: number | null) =>
    total === null ? count(done) : `${count(done)} of ${count(total)}`,
};
