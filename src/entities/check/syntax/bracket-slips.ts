import { isJson } from './foreign-text';
import type { Token } from './json-tokens';
import { replaceAt, type Slip } from './slip';

/** A slip, and the bracket that should be at its place or on its line. */
interface BracketSlip extends Slip {
  readonly missing?: string | undefined;
  /** The bracket that is there instead, or too many. */
  readonly written?: string;
}

interface Opened {
  readonly token: Token;
  readonly indent: number;
  /** Whether it ends its line: then its closing bracket is on a separate line. */
  readonly endsLine: boolean;
}

export const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const OPENING: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/**
 * Finds the first bracket that is missing or has no counterpart. A parser notices it only where the
 * rest stops making sense, often many lines later; the indentation shows where it belongs.
 */
export function findBracketSlip(source: string, tokens: readonly Token[]): Slip | undefined {
  const slip = bracketSlipIn(source, tokens);
  return slip && { ...slip, guess: guessFor(source, tokens, slip) };
}

function bracketSlipIn(source: string, tokens: readonly Token[]): BracketSlip | undefined {
  const marks = tokens.filter(({ kind }) => kind === 'mark');
  const mismatch = firstMismatch(marks);
  if (!mismatch) return undefined;
  const opening = wrongOpening(source, mismatch);
  if (opening) return opening;

  const page = layoutOf(source);
  /** More opening than closing brackets of this kind. */
  const excess = (opening: string) =>
    count(marks, opening) - count(marks, CLOSING[opening] ?? opening);
  const stack: Opened[] = [];

  for (const onLine of byLine(tokens)) {
    const [first] = onLine;
    const last = onLine.at(-1);
    if (!first || !last) continue;
    const { line } = first;
    const indent = page.indent(line);

    const block = stack.at(-1);
    if (block?.endsLine && indent <= block.indent && !(indent === block.indent && isClosing(first)))
      return missingClosing(block, page.gapBefore(line));

    for (const token of onLine.filter(({ kind }) => kind === 'mark')) {
      if (token.text in CLOSING) {
        const outer = stack.at(-1)?.token;
        const isDoubled = outer?.text === token.text && outer.end === token.start;
        if (isDoubled && excess(token.text) > 0) return superfluous(token);
        stack.push({ token, indent, endsLine: token === last });
      }
      const opening = OPENING[token.text];
      if (!opening) continue;
      const top = stack.pop();
      const isExtra = excess(opening) < 0;
      if (!top && isJson(source.slice(0, token.start))) return superfluous(token);
      if (!top || (isExtra && (token === first ? top.indent < indent : top.token.line < line)))
        return missingOpening(token, token === first ? page.blockStart(line) : token.start);
      if (CLOSING[top.token.text] === token.text) continue;
      if (isExtra && excess(top.token.text) <= 0) return missingOpening(token, token.start);
      return !isExtra && excess(top.token.text) > 0
        ? missingClosing(top, token.start)
        : wrongClosing(top, token);
    }

    const inline = stack.findLast(({ token, endsLine }) => token.line === line && !endsLine);
    const goesOn = page.indent(page.nextFilled(line)) > indent;
    if (inline && !goesOn) return missingClosing(inline, last.end - (last.text === ',' ? 1 : 0));
  }
  const left = stack.at(-1);
  return left && missingClosing(left, page.gapBefore(page.length));
}

function missingClosing({ token }: Opened, offset: number): BracketSlip {
  const missing = CLOSING[token.text];
  const reason = `A closing ${missing} is missing here, for the ${token.text} on line ${token.line + 1}.`;
  return { offset, reason, missing };
}

function missingOpening({ text }: Token, offset: number): BracketSlip {
  const missing = OPENING[text];
  const reason = `An opening ${missing} is missing here, or there is one ${text} too many.`;
  return { offset, reason, missing };
}

function superfluous({ text, start }: Token): BracketSlip {
  const reason = `There is one ${text} too many here. Remove it.`;
  return { offset: start, reason, written: text };
}

function wrongClosing({ token }: Opened, { text, start }: Token): BracketSlip {
  const missing = CLOSING[token.text];
  const reason = `This ${text} must be a ${missing}, because it closes the ${token.text} on line ${token.line + 1}.`;
  return { offset: start, reason, missing, written: text };
}

/** Tries to make the text JSON with a bracket at the slip or next to a token of its line, or without a bracket. */
function guessFor(
  source: string,
  tokens: readonly Token[],
  { offset, missing = '', written = '' }: BracketSlip,
): string | undefined {
  const line = source.slice(0, offset).split('\n').length - 1;
  const onLine = tokens.filter((token) => token.line === line);
  const places = written ? [offset] : [offset, ...onLine.flatMap(({ start, end }) => [start, end])];
  const extra = onLine.filter(({ text }) => text === CLOSING[missing]);
  return [
    ...places.map((at) => replaceAt(source, at, written.length, missing)),
    ...extra.map(({ start }) => replaceAt(source, start, 1, '')),
  ].find(isJson);
}

/** The lines of a text, all counted from 0, and the offsets where they start. */
function layoutOf(source: string) {
  const lines = source.split('\n');
  let length = 0;
  const starts = lines.map((text) => {
    const start = length;
    length += text.length + 1;
    return start;
  });
  const indent = (line: number) => (lines[line] ?? '').search(/\S|$/);
  const endOf = (line: number) => (starts[line] ?? 0) + (lines[line] ?? '').trimEnd().length;
  return {
    length: lines.length,
    indent,
    nextFilled(line: number): number {
      let next = line + 1;
      while (lines[next]?.trim() === '') next += 1;
      return next;
    },
    /** Where a block should have ended: the line its bracket left empty or with a lone comma, or the line before. */
    gapBefore(line: number): number {
      if (lines[line]?.trim() === ',') return endOf(line) - 1;
      const before = lines.slice(0, line).findLastIndex((text) => text.trim() !== '');
      return before < line - 1 ? (starts[before + 1] ?? 0) : endOf(before);
    },
    /** Where the block that ends on this line should have started. */
    blockStart(line: number): number {
      const start = lines
        .slice(0, line)
        .findLastIndex((text) => text.search(/\S|$/) <= indent(line));
      return endOf(Math.max(start, 0));
    },
  };
}

function isClosing({ text }: Token): boolean {
  return text in OPENING;
}

interface Mismatch {
  readonly opened?: Token | undefined;
  readonly closed?: Token;
}

/** The first brackets that don't belong together; undefined if all do. */
function firstMismatch(marks: readonly Token[]): Mismatch | undefined {
  const stack: Token[] = [];
  for (const token of marks) {
    if (token.text in CLOSING) stack.push(token);
    if (!(token.text in OPENING)) continue;
    const opened = stack.pop();
    if (opened?.text !== OPENING[token.text]) return { opened, closed: token };
  }
  return stack.length > 0 ? { opened: stack.at(-1) } : undefined;
}

/** A list that should be an object, or the reverse, if nothing else is wrong. */
function wrongOpening(source: string, { opened, closed }: Mismatch): BracketSlip | undefined {
  if (!opened || !closed) return undefined;
  const { text, start } = opened;
  const missing = OPENING[closed.text] ?? '';
  const closing = CLOSING[text] ?? '';
  if (!isJson(replaceAt(source, start, 1, missing))) return undefined;
  if (isJson(replaceAt(source, closed.start, 1, closing))) return undefined;
  const reason = `This ${text} must be a ${missing}, because the ${closed.text} on line ${closed.line + 1} closes it.`;
  return { offset: start, reason, missing, written: text };
}

export function count(tokens: readonly Token[], bracket: string): number {
  return tokens.filter(({ text }) => text === bracket).length;
}

function byLine(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [];
  for (const token of tokens) {
    const line = lines.at(-1);
    if (line?.[0]?.line === token.line) line.push(token);
    else lines.push([token]);
  }
  return lines;
}
