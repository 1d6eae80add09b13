/** Patterns that a config can name. */
export const namedPatterns = {
  gst: {
    regex: '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$',
    message: 'A GST number has 15 capital letters and digits, such as 27AAPFU0939F1ZV.',
  },
  pincode: {
    regex: '^[1-9][0-9]{5}$',
    message: 'A PIN code has six digits, and does not start with 0.',
  },
  ifsc: {
    regex: '^[A-Z]{4}0[A-Z0-9]{6}$',
    message: 'An IFSC has four capital letters, a 0, and six more letters or digits.',
  },
  pan: {
    regex: '^[A-Z]{5}[0-9]{4}[A-Z]$',
    message: 'A PAN has five capital letters, four digits and a letter, such as ABCDE1234F.',
  },
} as const;
