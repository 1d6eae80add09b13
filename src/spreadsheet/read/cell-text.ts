import { limits } from '../package/limits';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';

const ESCAPED = /_x([0-9a-f]{4})_/gi;
/** Engines store shorter parts of a text by themselves. */
const MAX_COPIED = 12;

/** Puts texts together from pieces, up to a little more than a cell may have. */
export function textBuilder() {
  let text = '';
  let total = 0;
  return {
    start(): void {
      text = '';
    },
    add(piece: string): void {
      if (text.length <= limits.cellLength) text += piece.slice(0, limits.cellLength + 1);
    },
    /** The text; the file format escapes some characters. */
    take(): string {
      total += text.length;
      if (total > limits.textLength) throw new SpreadsheetError(texts.tooMuchText);
      const whole = text.includes('_x') ? text.replace(ESCAPED, unescaped) : text;
      return ownCopy(whole);
    },
  };
}

/** A part of a text keeps the whole of it in memory; a copy doesn't. */
function ownCopy(text: string): string {
  return text.length > MAX_COPIED ? ` ${text}`.slice(1) : text;
}

function unescaped(_: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}
