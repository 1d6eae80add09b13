import { formatCount } from '../../common/quantities';

export const texts = {
  title: 'Custom Catalogue',
  note: 'Column names are wpId and catId',
  category: 'Category',
  chooseCategory: 'Choose a category',
  chooseHint: 'Choose a category to see and change its wallpapers.',
  noCategory: (catId: string) => `There is no category “${catId}”.`,
  count: (members: number, all: number) =>
    `${formatCount(members)} of ${formatCount(all)} in this category`,
  members: 'In category',
  others: 'Not in category',
  wallpaper: 'Wallpaper',
  wallpapers: 'Wallpapers',
  addToCategory: 'Add to category',
  removeFromCategory: 'Remove from category',
  pdf: 'PDF',
  inCategory: 'In Category',
  yes: 'Yes',
  no: 'No',
  box: (wpId: string) => `${wpId} in category`,
  openProduct: (name: string) => `${name} in the shop (opens in a new tab)`,
};
