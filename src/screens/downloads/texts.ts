import { formatBytes } from '../../common/quantities';

export const texts = {
  // Word for word from the specification.
  downloading: 'Downloading.....',
  waiting: 'Preparing…',
  received: (received: number, total: number | undefined) =>
    total === undefined
      ? `${formatBytes(received)} received`
      : `${formatBytes(received)} of ${formatBytes(total)} received`,
};
