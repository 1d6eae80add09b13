import type { FontFile } from './fonts';

/** Stands for the letters of a word in a script that no font has. */
const UNKNOWN = '?';

/**
 * A text as a font can print it: without empty boxes. Pictographs and control characters are left out;
 * a word's run of letters that the font has not got becomes one question mark.
 */
export function printable(text: string, font: FontFile): string {
  let result = '';
  for (const character of text.normalize('NFC').replaceAll(/\s+/g, ' ')) {
    if (isInvisible(character, result)) continue;
    if (font.has(character.codePointAt(0) ?? 0)) result += character;
    else if (/[\p{L}\p{N}\p{Sc}]/u.test(character) && !result.endsWith(UNKNOWN)) result += UNKNOWN;
  }
  return result.replaceAll(/ {2,}/g, ' ').trim();
}

/** Joiners shape India's letters after a mark; elsewhere they hold pictographs together. */
function isInvisible(character: string, before: string): boolean {
  if (/[\u200c\u200d]/.test(character)) return !/\p{M}$/u.test(before);
  return /[\p{Cc}\p{Cf}]/u.test(character);
}
