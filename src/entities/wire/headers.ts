/** The header of requests that no one has asked for: our own server does not count them as use of the session. */
export const BACKGROUND = 'background';

/** The header in which our own server tells the version of all lists to those who sign in. */
export const LISTS = 'lists';
