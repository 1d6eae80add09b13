import { formatBytes } from '../../common/quantities';

/** What people read on a place to drop files in. */
export const texts = {
  drop: 'Drop files here, or',
  choose: 'choose files',
  chooseOnPhone: 'Choose photos',
  dropNow: 'Drop to add',
  limits: (accept: readonly string[], most: number | undefined) =>
    most === undefined ? list(accept) : `${list(accept)}, at most ${most}`,
  remove: (name: string) => `Remove ${name}`,
  wrongType: (name: string, accept: readonly string[]) =>
    `${name} was left out: only ${list(accept)} files are taken.`,
  tooLarge: (name: string, largest: number) =>
    `${name} was left out: it is larger than ${formatBytes(largest)}.`,
  empty: (name: string) => `${name} was left out: it is empty.`,
  tooMany: (name: string, most: number) => `${name} was left out: at most ${most} are taken.`,
  size: formatBytes,
};

function list(extensions: readonly string[]): string {
  return extensions.join(', ');
}
