import { plural } from '../../common/quantities';

const wallpapers = (count: number) => plural(count, 'wallpaper');

export const texts = {
  change: (wpId: string, category: string) => `Change ${wpId} in category ${category}`,
  addedOne: (wpId: string, category: string) => `${wpId} added to ${category}`,
  removedOne: (wpId: string, category: string) => `${wpId} removed from ${category}`,
  add: (category: string) => `Add wallpapers to ${category}`,
  remove: (category: string) => `Remove wallpapers from ${category}`,
  added: (count: number, category: string) => `${wallpapers(count)} added to ${category}`,
  removed: (count: number, category: string) => `${wallpapers(count)} removed from ${category}`,
};
