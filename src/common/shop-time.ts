type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'day' | 'month'> &
  Pick<Intl.DateTimeFormatOptions, 'hour' | 'minute' | 'hourCycle'>;

/** Formats moments as the clock in the shop shows them, wherever the browser is. */
export const shopTime = (style: Style) =>
  new Intl.DateTimeFormat('en-IN', { ...style, timeZone: 'Asia/Kolkata' });
