/** The type, in `Accept`, by which a client asks for masked values. Other servers need not know it. */
export const MASKED_TYPE = 'application/x.masked+json';
