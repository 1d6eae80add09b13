/** A text with one full stop at its end, even after an abbreviation such as “Aadhaar No.”. */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
