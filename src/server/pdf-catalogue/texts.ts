import { plural } from '../../common/quantities';
import { longDay } from '../pdf/long-day';

const wallpapers = (count: number) => plural(count, 'wallpaper');

export const rejectionTexts = {
  noneFound: 'None of the chosen wallpapers exists any more. Refresh the list and choose again.',
  missing: 'Pictures of the catalogue could not be loaded.',
  left: 'The client has disconnected.',
  busy: 'The server is busy with other catalogues. Try again shortly.',
};

export const catalogueTexts = {
  title: 'Wallpaper Catalogue',
  fileTitle: (shop: string | undefined) =>
    shop === undefined ? 'Wallpaper Catalogue' : `${shop}: Wallpaper Catalogue`,
  countAndDay: (count: number, isoDay: string) => `${wallpapers(count)}  ·  ${longDay(isoDay)}`,
  contents: 'Contents',
  count: wallpapers,
  pages: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  wallpapers: 'Wallpapers',
  moreWallpapers: 'More wallpapers',
  noPicture: 'No picture',
  missing: (count: number) => `${plural(count, 'picture')} could not be loaded.`,
};
