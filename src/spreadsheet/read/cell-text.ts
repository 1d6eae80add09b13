import { limits } from '../package/limits';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';

/** Engines copy shorter parts of a text by themselves. */
const MIN_COPIED = 13;
/** Of longer texts, a part of a copy takes little more memory than a copy. */
const MAX_CODES = 200;
const ESCAPE = '_x';
const ESCAPE_LENGTH = '_x000D_'.length;

/** Puts the texts of cells together. Throws when one is too long, or all of them. */
export function textBuilder(tooLong: () => string) {
  let text = '';
  let total = 0;
  return {
    start(): void {
      text = '';
    },
    add(piece: string): void {
      if (text.length + piece.length > limits.cellLength * ESCAPE_LENGTH)
        throw new SpreadsheetError(tooLong());
      text += piece;
    },
    take(): string {
      const whole = unescaped(text);
      if (whole.length > limits.cellLength) throw new SpreadsheetError(tooLong());
      total += text.length;
      if (total > limits.textLength) throw new SpreadsheetError(texts.tooMuchText);
      return ownCopy(whole);
    },
  };
}

/** A part of a text keeps the whole of it in memory; a copy doesn't. */
function ownCopy(text: string): string {
  if (text.length < MIN_COPIED) return text;
  if (text.length > MAX_CODES) return ` ${text}`.slice(1);
  const codes: number[] = [];
  for (let at = 0; at < text.length; at++) codes.push(text.charCodeAt(at));
  return String.fromCharCode(...codes);
}

/** The file format writes some characters as `_x000D_`. */
function unescaped(text: string): string {
  let result = '';
  let done = 0;
  for (let at = text.indexOf(ESCAPE); at !== -1; at = text.indexOf(ESCAPE, at + 1)) {
    const hex = text.slice(at + ESCAPE.length, at + ESCAPE_LENGTH - 1);
    if (text[at + ESCAPE_LENGTH - 1] !== '_' || !/^[\da-f]{4}$/i.test(hex)) continue;
    result += text.slice(done, at) + String.fromCharCode(Number.parseInt(hex, 16));
    at += ESCAPE_LENGTH - 1;
    done = at + 1;
  }
  return done === 0 ? text : result + text.slice(done);
}
