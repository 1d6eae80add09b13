const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A number of bytes as people read it: `1.4 MB`. */
export function byteSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${round(bytes / MEGABYTE)} MB`;
  return bytes >= KILOBYTE ? `${round(bytes / KILOBYTE)} kB` : `${bytes} B`;
}

function round(number: number): string {
  return number.toLocaleString('en-IN', { maximumFractionDigits: number < 10 ? 1 : 0 });
}
