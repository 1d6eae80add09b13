export const texts = {
  review: 'Review',
  reviewBy: (name: string) => `${name}’s review`,
  unnamed: (id: string) => `Review ${id}`,
};
