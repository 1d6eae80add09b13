/** A syntax error: where a text is not JSON, and why. */
export interface Slip {
  readonly offset: number;
  readonly reason: string;
  /**
   * The whole text without this slip, line by line. If it is absent, no slip after it can be judged.
   */
  readonly repaired?: string;
  /** An unsure `repaired`. The text after the slip is judged if the guess is JSON. */
  readonly guess?: string | undefined;
  /** Corrects the text, if there is one right answer. */
  readonly fix?: ((text: string) => string) | undefined;
}

/** The text with `length` characters from `offset` replaced. */
export function replaceAt(source: string, offset: number, length: number, text: string): string {
  return source.slice(0, offset) + text + source.slice(offset + length);
}

/** A fix that replaces `written` at an offset, if it is still there. */
export const inPlace = (offset: number, written: string, right: string) => (text: string) =>
  text.startsWith(written, offset) ? replaceAt(text, offset, written.length, right) : text;
