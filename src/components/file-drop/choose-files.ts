import { texts } from './texts';

export interface FileLimits {
  /** Extensions with their dot, such as `.jpg`. */
  readonly accept: readonly string[];
  readonly most: number | undefined;
  /** In bytes. */
  readonly largest: number | undefined;
}

export interface ChosenFiles {
  readonly files: readonly File[];
  /** Why each of the others was left out. */
  readonly refusals: readonly string[];
}

/** Adds the files that the limits allow to those that are there, and says why the others are not. */
export function chooseFiles(
  there: readonly File[],
  more: readonly File[],
  limits: FileLimits,
): ChosenFiles {
  const files = [...there];
  const refusals: string[] = [];
  for (const file of more) {
    const refusal = whyNot(file, files.length, limits);
    if (refusal === undefined) files.push(file);
    else refusals.push(refusal);
  }
  return { files, refusals };
}

function whyNot({ name, size }: File, count: number, { accept, most, largest }: FileLimits) {
  const isAccepted = accept.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isAccepted) return texts.wrongType(name, accept);
  if (size === 0) return texts.empty(name);
  if (largest !== undefined && size > largest) return texts.tooLarge(name, largest);
  if (most !== undefined && count >= most) return texts.tooMany(name, most);
  return undefined;
}
