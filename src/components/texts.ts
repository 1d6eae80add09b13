import { formatCount } from '../common/quantities';

/** What people read on the components themselves. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  progress: (done: number, total: number | null) =>
    total === null ? formatCount(done) : `${formatCount(done)} of ${formatCount(total)}`,
};
