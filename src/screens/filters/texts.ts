import { formatCount, plural } from '../../common/quantities';
import type { View } from '../../entities/wire/views';

export const texts = {
  filters: 'Filters',
  remove: (header: string) => `Remove filter ${header}`,
  ignored: 'ignored',
  clearAll: 'Clear all',
  matching: (matching: number, total: number) =>
    `${formatCount(matching)} of ${plural(total, 'row')}`,

  views: 'Views',
  saveView: 'Save view',
  onlyMe: 'Only me',
  noViews: 'No views',
  removeView: ({ name, isShared }: View) => `Remove view ${name}${isShared ? ' for everyone' : ''}`,
};
