/** The type in `Accept` with which a client asks for masked values. Other servers need not know it. */
export const MASKED_TYPE = 'application/x.masked+json';
