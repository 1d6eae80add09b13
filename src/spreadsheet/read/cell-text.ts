import { limits } from '../package/limits';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';

/** Engines copy shorter substrings by themselves. */
const MIN_COPIED = 13;
/** For longer texts, a substring of a copy takes little more memory than the copy itself. */
const MAX_CODES = 200;
const ESCAPE = '_x';
const ESCAPE_LENGTH = '_x000D_'.length;
const ESCAPED = /_x[\da-f]{4}_/i;

/** Joins the pieces of each cell's text. Throws if one text, or all together, are too long. */
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
      // As the database stores it: otherwise each upload of the same file would change the row.
      const whole = unescaped(text).toWellFormed();
      if (whole.length > limits.cellLength) throw new SpreadsheetError(tooLong());
      total += text.length;
      if (total > limits.textLength) throw new SpreadsheetError(texts.tooMuchText);
      return ownCopy(whole);
    },
  };
}

/** A substring keeps the whole text in memory; a copy doesn't. */
function ownCopy(text: string): string {
  if (text.length < MIN_COPIED) return text;
  if (text.length > MAX_CODES) return ` ${text}`.slice(1);
  const codes: number[] = [];
  for (let at = 0; at < text.length; at++) codes.push(text.charCodeAt(at));
  return String.fromCharCode(...codes);
}

/** Replaces characters that the file format escapes, such as `_x000D_`. */
function unescaped(text: string): string {
  if (!ESCAPED.test(text)) return text;
  let result = '';
  let done = 0;
  for (let at = text.indexOf(ESCAPE); at !== -1; at = text.indexOf(ESCAPE, at + 1)) {
    const code = escapedCode(text, at);
    if (code === undefined) continue;
    result += text.slice(done, at) + String.fromCharCode(code);
    at += ESCAPE_LENGTH - 1;
    done = at + 1;
  }
  return result + text.slice(done);
}

/** The code of the character that is escaped at `start`. A regex would take far longer. */
function escapedCode(text: string, start: number): number | undefined {
  const end = start + ESCAPE_LENGTH - 1;
  if (text.charAt(end) !== '_') return undefined;
  let code = 0;
  for (let at = start + ESCAPE.length; at < end; at++) {
    const digit = hexDigit(text.charCodeAt(at));
    if (digit === undefined) return undefined;
    code = code * 16 + digit;
  }
  return code;
}

function hexDigit(code: number): number | undefined {
  if (code >= 48 && code <= 57) return code - 48;
  // The same for both cases.
  const letter = (code & ~0x20) - 64;
  return letter >= 1 && letter <= 6 ? letter + 9 : undefined;
}
