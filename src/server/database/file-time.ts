/** A time as part of a file's name, so that files sort by it. Windows allows no colons in names. */
export const fileTime = (time = Date.now()) => new Date(time).toISOString().replaceAll(':', '-');
