import { once } from './once';

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'day' | 'month'>;

/** Formats moments as the clock in the shop shows them, wherever the browser is. */
export const shopFormat = (style: Style) =>
  new Intl.DateTimeFormat('en-IN', { ...style, timeZone: 'Asia/Kolkata' });

const moment = once(() => shopFormat({ dateStyle: 'medium', timeStyle: 'short' }));

/** When something happened, to the minute: the one format that all screens use. */
export const formatMoment = (at: Date | string) => moment().format(new Date(at));
