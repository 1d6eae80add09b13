/** The header of requests the page makes on its own: our own server does not count them as use of the session. */
export const BACKGROUND = 'background';

/** The header in which our own server sends the version of all lists with the signed-in user. */
export const LISTS = 'lists';
