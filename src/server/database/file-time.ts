import { iso } from '../time/clock';

/** A time as part of a file's name, so that files sort by it. Windows allows no colons in names. */
export const fileTime = (time = Date.now()) => iso(time).replaceAll(':', '-');
