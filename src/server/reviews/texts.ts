import { formatBytes } from '../../common/quantities';

export const reviewTexts = {
  foreignImage: (path: string) => `“${path}” is not a picture of this review.`,
  notAPicture: 'This is not a JPEG or PNG picture.',
  damagedPicture: 'This picture is damaged and can’t be read.',
  emptyPicture: 'This file is empty.',
  tooLarge: (bytes: number) => `The picture is larger than ${formatBytes(bytes)}.`,
  tooManyPixels: (pixels: number) => `The picture has more than ${pixels / 1e6} million pixels.`,
  tooMany: (max: number) => `You can add at most ${max} pictures at once.`,
  allTooLarge: (bytes: number) => `Together the pictures are larger than ${formatBytes(bytes)}.`,
  noSuchPicture: 'This picture does not exist.',
  otherFolder: (folder: string, file: string, id: string) =>
    `The folder ${folder} is not the one with the pictures of this database: all servers must see the same folder. ` +
    `Mount it, or if the pictures have moved here, write ${id} into ${file}.`,
};
