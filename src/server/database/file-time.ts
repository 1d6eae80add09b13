/** A moment as a part of a file's name, by which files sort. Windows allows no colons there. */
export const fileTime = (time = Date.now()) => new Date(time).toISOString().replaceAll(':', '-');
