import { plural } from '../../common/quantities';

export const texts = {
  stars: (count: number) => plural(count, 'star'),
  ofFive: (value: number) => `${value} of 5 stars`,
};
