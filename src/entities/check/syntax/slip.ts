/** Where a text is not JSON, and why. */
export interface Slip {
  readonly offset: number;
  readonly reason: string;
  /** The whole text without this slip. If it is absent, nothing after the slip can be judged. */
  readonly repaired?: string;
}

/** The text with `length` characters from `offset` replaced. */
export function replaceAt(source: string, offset: number, length: number, text: string): string {
  return source.slice(0, offset) + text + source.slice(offset + length);
}
