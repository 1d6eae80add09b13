export const texts = {
  previous: 'Previous image',
  next: 'Next image',
  position: (number: number, count: number) => `${number} of ${count}`,
  image: (number: number, count: number) => `Image ${number} of ${count}`,
  broken: 'Image not available',
};
