import { formatBytes } from '../../common/quantities';

export const uploadTexts = {
  noUpload: 'This field doesn’t accept uploads.',
  empty: 'This file is empty.',
  tooLarge: (bytes: number) => `The file is larger than ${formatBytes(bytes)}.`,
  tooMuch: (bytes: number) =>
    `Each person can upload ${formatBytes(bytes)} in 24 hours. Upload this file later.`,
  wrongKind: (endings: readonly string[]) =>
    `This file type isn’t accepted. The file’s name must end in ${endings.map((one) => `.${one}`).join(', ')}.`,
  otherContent: (ending: string) => `The content of this file is not that of a .${ending} file.`,
  noFile: 'This file does not exist.',
};
