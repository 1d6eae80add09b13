/** How long a `Retry-After`, which holds seconds or a date, says to wait, in milliseconds; NaN if it is neither. */
export function retryAfterMs(value: string): number {
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
}
