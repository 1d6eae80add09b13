import { formatCount } from '../../common/quantities';

/** What people read on the screen of the custom catalogue. */
export const texts = {
  title: 'Custom Catalogue',
  note: 'Column names are wpId and catId',
  category: 'Category',
  chooseCategory: 'Choose a category',
  chooseHint: 'Choose a category to see which wallpapers are in it, and to change that.',
  noCategory: (catId: string) => `There is no category “${catId}”.`,
  members: (members: number, all: number) =>
    `${formatCount(members)} of ${formatCount(all)} in this category`,
  onlyMembers: 'Only those in the category',
  inCategory: 'In Category',
  box: (wpId: string) => `${wpId} in category`,
  openProduct: (name: string) => `${name} in the shop (opens in a new tab)`,
};
