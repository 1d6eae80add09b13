/**
 * Gives the bytes of a picture by the path that its row has, about so many pixels wide where there is a
 * choice; nothing where it can't be had. Never throws.
 */
export type FetchPicture = (
  path: string,
  width: number,
  signal: AbortSignal,
) => Promise<Uint8Array | undefined>;
