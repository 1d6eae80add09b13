import { formatCount } from '../../common/quantities';

export const texts = {
  options: 'Options',
  clear: 'Clear',
  nothingFound: 'No matches',
  more: (number: number) => `${formatCount(number)} more: keep typing to narrow them down`,
};
