import { textLike } from './text-schema';

/** The path or the address of a file. */
export const storedFileSchema = (example: string) =>
  textLike(
    /^(https?:\/\/[^\s<>"]+|[^\s:<>"]+)$/,
    `must be a path such as ${example} or a web address.`,
  );
