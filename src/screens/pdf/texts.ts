import { formatCount, plural } from '../../common/quantities';

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
};
