/** The name of a field, which is also the name of a column. */
export const FIELD_NAME = /^[a-zA-Z][a-zA-Z0-9_]*$/;
export const LONGEST_FIELD_NAME = 64;
