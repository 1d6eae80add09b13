import { plural } from '../../common/quantities';

const wallpapers = (count: number) => plural(count, 'wallpaper');

export const texts = {
  add: (category: string) => `Add wallpapers to ${category}`,
  remove: (category: string) => `Remove wallpapers from ${category}`,
  added: (count: number, category: string) => `${wallpapers(count)} added to ${category}`,
  removed: (count: number, category: string) => `${wallpapers(count)} removed from ${category}`,
};
