/** In points. */
export const A4 = { width: 595.28, height: 841.89 };
