/** A visible character. */
export const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Text without line breaks and control characters. */
export const PRINTABLE = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]*$/u;
/** The longest label. */
export const MAX_SHOWN = 120;
