/** The header of requests that no user has caused: our own server does not count them as use of the session. */
export const BACKGROUND = 'background';

/** The header in which our own server sends the version of all lists at the sign-in. */
export const LISTS = 'lists';
