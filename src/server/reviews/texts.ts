import { formatBytes } from '../../common/quantities';

export const reviewTexts = {
  foreignImage: (path: string) => `“${path}” is not a picture of this review.`,
  tooMany: (max: number) => `You can add at most ${max} pictures at once.`,
  allTooLarge: (bytes: number) => `Together the pictures are larger than ${formatBytes(bytes)}.`,
};
