/** Replaces the names in braces in a text such as `/in/{slug}`. */
export const fillPlaceholders = (text: string, textOf: (name: string) => string): string =>
  text.replace(/\{(.*?)\}/g, (_, name: string) => textOf(name));
