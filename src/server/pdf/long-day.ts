const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) as documents show it: `20 November 2026`. */
export const longDay = (day: string) => format.format(new Date(day));
