import { formatCount, plural } from '../../common/quantities';
import type { View } from '../../entities/wire/views';

export const texts = {
  filters: 'Filters',
  from: 'From',
  to: 'To',
  contains: 'Contains',
  findColumn: 'Find a column',
  show: (matching: number | undefined) =>
    matching === undefined ? 'Show rows' : `Show ${plural(matching, 'row')}`,
  find: (header: string) => `Find in ${header}`,
  more: (count: number) => `${formatCount(count)} more: type to find them`,
  empty: 'Empty',
  filled: 'Not empty',
  noneOf: 'All except these',
  remove: (header: string) => `Remove filter ${header}`,
  clearAll: 'Clear all',
  matching: (matching: number, total: number) =>
    `${formatCount(matching)} of ${plural(total, 'row')}`,

  views: 'Views',
  saveView: 'Save view',
  viewName: 'View name',
  forWhom: 'For whom',
  onlyMe: 'Only me',
  everyone: 'Everyone',
  intoFile: 'Put it into the screen’s file',
  intoFileHelp: 'It is a draft until it is published in the Config Studio.',
  noViews: 'No views',
  removeView: ({ name, isShared }: View) => `Remove view ${name}${isShared ? ' for everyone' : ''}`,
  taken: 'A view with this name already exists. Choose another name.',
};
