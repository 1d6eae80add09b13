import { formatBytes } from '../../common/quantities';

/** What people are told of a review that can't be taken. */
export const reviewTexts = {
  foreignImage: (path: string) => `“${path}” is not a picture of this review.`,
  notAPicture: 'This is not a JPEG or PNG picture.',
  brokenPicture: 'This picture is damaged and can’t be read.',
  emptyPicture: 'This file is empty.',
  tooLarge: (bytes: number) => `The picture is larger than ${formatBytes(bytes)}.`,
  tooManyPixels: (pixels: number) => `The picture has more than ${pixels / 1e6} million pixels.`,
  tooMany: (most: number) => `At most ${most} pictures can be added at once.`,
  tooMuch: (bytes: number) => `The pictures are larger than ${formatBytes(bytes)} together.`,
  noSuchPicture: 'There is no such picture.',
};
