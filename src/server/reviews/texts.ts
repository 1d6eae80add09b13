import { formatBytes } from '../../common/quantities';

export const reviewTexts = {
  foreignImage: (path: string) => `“${path}” is not a picture of this review.`,
  tooMany: (max: number) => `You can add at most ${max} pictures at once.`,
  allTooLarge: (bytes: number) => `Together the pictures are larger than ${formatBytes(bytes)}.`,
  otherFolder: (folder: string, file: string, id: string) =>
    `The folder ${folder} is not the one with the pictures of this database: all servers must see the same folder. ` +
    `Mount it, or if the pictures have moved here, write ${id} into ${file}.`,
};
