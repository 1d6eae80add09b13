/** A piece of a text that may or may not be JSON. Line breaks end every token but a comment. */
export interface Token {
  readonly kind: 'mark' | 'text' | 'word' | 'comment';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Counts from 0. */
  readonly line: number;
}

const TOKEN =
  /(?<comment>\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>"(?:\\[^\n]|[^"\\\n])*"?)|(?<mark>[{}[\],:])|(?<word>[;=][;=>]*|(?:(?!\/\/|\/\*)[^\s{}[\],:";=#])+)/gu;

/** Splits a text into tokens without judging it; `explain-syntax.ts` does. */
export function tokensOf(source: string): Token[] {
  let line = 0;
  let counted = 0;
  return [...source.matchAll(TOKEN)].map(({ 0: text, index: start, groups = {} }) => {
    for (; counted < start; counted++) if (source[counted] === '\n') line++;
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? 'word';
    return { kind, text, start, end: start + text.length, line };
  });
}

const KINDS = ['mark', 'text', 'word', 'comment'] as const;
