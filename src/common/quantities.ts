const KILOBYTE = 1024;
/** 2²⁰ bytes, in limits, in progress and in texts alike. */
export const MEGABYTE = 1024 * KILOBYTE;

/** A number in Indian digit groups: `1,23,456`. */
export function formatCount(count: number): string {
  return groupDigits(String(count));
}

/** Groups the digits of a decimal number. The browser's own format takes 20 ms the first time. */
export function groupDigits(decimal: string): string {
  return decimal.replace(/(?<!\.\d*)\B(?=(?:\d\d)*\d{3}(?!\d))/g, ',');
}

/** A count with its noun: `1 row`, `1,200 rows`, `2 entries`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A number of bytes in the largest unit that fits: `1.4 MB`, `20 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= MEGABYTE) return `${rounded(bytes / MEGABYTE)} MB`;
  return bytes >= KILOBYTE ? `${rounded(bytes / KILOBYTE)} kB` : `${bytes} B`;
}

function rounded(number: number): string {
  return number.toLocaleString('en-IN', { maximumFractionDigits: number < 10 ? 1 : 0 });
}
