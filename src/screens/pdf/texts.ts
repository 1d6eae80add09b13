const count = (number: number) => number.toLocaleString('en-IN');
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What people read on the screen of the PDF catalogue. */
export const texts = {
  title: 'PDF',
  pdf: 'PDF',
  box: (wpId: string) => `${wpId} in PDF`,
  chosen: (number: number) => `${count(number)} chosen`,
  chooseAll: 'Select all that match',
  clear: 'Clear',
  cleared: (number: number) =>
    `${count(number)} ${number === 1 ? 'wallpaper' : 'wallpapers'} deselected.`,
  undo: 'Undo',
  download: 'Download',
  downloading: 'Downloading.....',
  waiting: 'Preparing …',
  received: (received: number, total: number | undefined) =>
    total === undefined
      ? `${megabytes(received)} received`
      : `${megabytes(received)} of ${megabytes(total)} received`,
};
