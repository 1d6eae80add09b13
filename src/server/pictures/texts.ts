import { formatBytes, plural } from '../../common/quantities';

export const pictureTexts = {
  notAPicture: 'This is not a JPEG or PNG picture.',
  damagedPicture: 'This picture is damaged and can’t be read.',
  emptyPicture: 'This file is empty.',
  tooLarge: (bytes: number) => `The picture is larger than ${formatBytes(bytes)}.`,
  tooManyPixels: (pixels: number) => `The picture has more than ${pixels / 1e6} million pixels.`,
  tooManyInPasses: (pixels: number) =>
    `The picture is interlaced or progressive and has more than ${Math.floor(pixels / 1e6)} million pixels. Save it as a plain JPEG or PNG.`,
  tooLong: (pixels: number) => `The picture is wider or higher than ${plural(pixels, 'pixel')}.`,
  noSuchPicture: 'This picture does not exist.',
};
