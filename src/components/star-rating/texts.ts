/** What people read on a rating. */
export const texts = {
  rating: 'Rating',
  stars: (number: number) => (number === 1 ? '1 star' : `${number} stars`),
  ofFive: (value: number) => `${value} of 5 stars`,
};
