/** The rows of a page, unless the file of an entity says otherwise. */
export const DEFAULT_PAGE_SIZE = 25;
