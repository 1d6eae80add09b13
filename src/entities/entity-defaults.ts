/** The rows of a page, unless the file of an entity says otherwise. */
export const DEFAULT_PAGE_SIZE = 25;

/** What staff can do, unless the file says otherwise. */
export const DEFAULT_ACTIONS = { add: {}, update: {}, remove: {} };
