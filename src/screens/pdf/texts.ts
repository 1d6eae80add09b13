import { formatCount, plural } from '../../common/quantities';

export const texts = {
  title: 'PDF',
  pdf: 'PDF',
  category: 'Category',
  emptyCategory: 'Add wallpapers to this category on the Custom Catalogue screen.',
  allCategories: 'All categories',
  wholeCategory: (number: number) =>
    `None selected: the PDF will have all ${plural(number, 'wallpaper')} of this category.`,
  box: (wpId: string) => `${wpId} in PDF`,
  chosen: (number: number) => `${formatCount(number)} selected`,
  chooseAll: 'Select all matching',
  clear: 'Clear',
  cleared: (number: number) => `${plural(number, 'wallpaper')} deselected.`,
  download: 'Download',
};
