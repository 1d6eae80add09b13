import { formatCount, plural } from '../../common/quantities';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

const wallpapers = (count: number) => plural(count, 'wallpaper');

/** What people are told when there is no catalogue. */
export const refusalTexts = {
  noList: 'Choose the wallpapers of the catalogue.',
  tooMany: (most: number) => `A catalogue holds at most ${formatCount(most)} wallpapers.`,
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
