/** The header of requests that no one has asked for: our own server does not count them as use of the session. */
export const BACKGROUND = 'background';

/** The header in which our own server tells who signs in which lists there are: it differs after each change. */
export const LISTS = 'lists';
