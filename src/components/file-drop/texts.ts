const MEGABYTE = 1024 * 1024;

/** What people read on a place to drop files in. */
export const texts = {
  drop: 'Drop files here, or',
  choose: 'choose files',
  chooseOnPhone: 'Choose photos',
  dropNow: 'Let go to add them',
  limits: (accept: readonly string[], most: number | undefined) =>
    most === undefined ? list(accept) : `${list(accept)}, at most ${most}`,
  remove: (name: string) => `Remove ${name}`,
  wrongType: (name: string, accept: readonly string[]) =>
    `${name} was left out: only ${list(accept)} files are taken.`,
  tooLarge: (name: string, largest: number) =>
    `${name} was left out: it is larger than ${size(largest)}.`,
  empty: (name: string) => `${name} was left out: it is empty.`,
  tooMany: (name: string, most: number) => `${name} was left out: at most ${most} are taken.`,
  size,
};

function list(extensions: readonly string[]): string {
  return extensions.join(', ');
}

function size(bytes: number): string {
  if (bytes >= MEGABYTE) return `${round(bytes / MEGABYTE)} MB`;
  return bytes >= 1024 ? `${round(bytes / 1024)} kB` : `${bytes} B`;
}

function round(number: number): string {
  return number.toLocaleString('en-IN', { maximumFractionDigits: number < 10 ? 1 : 0 });
}
