import { formatCount, plural } from '../../common/quantities';

/** Texts of the filters' panel and sheet, separate because they load with the first input. */
export const panelTexts = {
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
};
