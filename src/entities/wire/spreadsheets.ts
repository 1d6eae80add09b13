/** The part of an upload’s form that confirms, by `true`, that rows with new keys are to be added. Only our own server reads it. */
export const ADDS_PART = 'adds';
