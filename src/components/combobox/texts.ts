import { formatCount } from '../../common/quantities';

/** What people read on a combobox. */
export const texts = {
  options: 'Options',
  clear: 'Clear',
  nothingFound: 'Nothing found',
  more: (number: number) => `${formatCount(number)} more: type to narrow them down`,
};
