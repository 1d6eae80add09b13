import type { FontFile } from './fonts';

/** Replaces the letters of a word in a script that no font has. */
const UNKNOWN = '?';

/**
 * A text as a font can print it, without empty boxes: pictographs and control characters are removed, and
 * letters that the font lacks become one question mark per word.
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

/** After a mark, joiners shape Indic letters; elsewhere they join pictographs. */
function isInvisible(character: string, before: string): boolean {
  if (/[\u200c\u200d]/.test(character)) return !/\p{M}$/u.test(before);
  return /[\p{Cc}\p{Cf}]/u.test(character);
}
