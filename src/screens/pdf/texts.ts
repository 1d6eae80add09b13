import { formatBytes, formatCount, plural } from '../../common/quantities';

export const texts = {
  title: 'PDF',
  pdf: 'PDF',
  box: (wpId: string) => `${wpId} in PDF`,
  chosen: (number: number) => `${formatCount(number)} selected`,
  chooseAll: 'Select all matching',
  clear: 'Clear',
  cleared: (number: number) => `${plural(number, 'wallpaper')} deselected.`,
  undo: 'Undo',
  download: 'Download',
  downloading: 'Downloading.....',
  waiting: 'Preparing …',
  received: (received: number, total: number | undefined) =>
    total === undefined
      ? `${formatBytes(received)} received`
      : `${formatBytes(received)} of ${formatBytes(total)} received`,
};
