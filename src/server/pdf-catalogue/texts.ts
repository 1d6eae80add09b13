const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-IN');

const wallpapers = (count: number) =>
  `${number.format(count)} ${count === 1 ? 'wallpaper' : 'wallpapers'}`;

/** What people are told when there is no catalogue. */
export const refusalTexts = {
  noList: 'Choose the wallpapers of the catalogue.',
  tooMany: (most: number) => `A catalogue holds at most ${number.format(most)} wallpapers.`,
  noneFound: 'None of the chosen wallpapers is there any more. Refresh the list and choose again.',
  busy: 'Several catalogues are being made already. Try again in a moment.',
};

/** What stands in the catalogue. */
export const catalogueTexts = {
  title: 'Wallpaper Catalogue',
  fileTitle: (shop: string | undefined) =>
    shop === undefined ? 'Wallpaper Catalogue' : `${shop}: Wallpaper Catalogue`,
  countAndDay: (count: number, isoDay: string) =>
    `${wallpapers(count)}  ·  ${day.format(new Date(isoDay))}`,
  contents: 'Contents',
  count: wallpapers,
  pages: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  wallpapers: 'Wallpapers',
  moreWallpapers: 'More wallpapers',
  noPicture: 'No picture',
};
