/** The part of an upload’s form that says, with `true`, to add rows with new keys. Only our own server reads it. */
export const ADDS_PART = 'adds';
