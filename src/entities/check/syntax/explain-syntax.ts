import { editBetween } from '../../edit-text';
import { findBracketSlip } from './bracket-slips';
import { findForeignCharacters, findForeignText, isJson } from './foreign-text';
import { type Token, tokensOf } from './json-tokens';
import { findMarkSlip } from './mark-slips';
import { findQuoteSlip } from './quote-slips';
import type { Slip } from './slip';
import { findTokenSlip } from './token-slips';

/** Why a text is not JSON, and what it probably means. */
export interface ReadSyntax {
  readonly slips: readonly Slip[];
  /** The text as JSON, line by line; undefined if a part of it makes no sense. */
  readonly meant: string | undefined;
}

const MOST_SLIPS = 20;

/** The deepest nesting. No entity file needs more, and much deeper ones could not be read. */
const DEEPEST = 100;

/**
 * Explains why a text is not JSON: one slip for each mistake, however much of the text it makes
 * unreadable. After each, the text is read on as if it had been repaired.
 */
export function readSyntax(source: string): ReadSyntax {
  const found: Slip[] = [];
  let text = source;
  for (let rounds = 0; rounds < MOST_SLIPS; rounds++) {
    const slip = findSlip(text);
    if (!slip) return { slips: inOrder(found), meant: isJson(text) ? text : undefined };
    const offset = offsetIn(source, text, slip.offset);
    const line = lineAt(source, offset);
    // A slip on the line of another usually follows from it; quotes and commas reach the next line.
    const isNear = (other: Slip) =>
      Math.abs(line - lineAt(source, other.offset)) <=
      (/dots/.test(other.reason) || /quote of|extra comma/.test(slip.reason) ? 1 : 0);
    // Other repairs may have moved the text that the fix would correct.
    const fix = text.length === source.length ? slip.fix : undefined;
    if (!found.some(isNear)) found.push({ ...slip, offset, fix });
    if (slip.repaired === undefined) {
      const meant = slip.guess !== undefined && isJson(slip.guess) ? slip.guess : undefined;
      return { slips: inOrder(found), meant };
    }
    text = slip.repaired;
  }
  return { slips: inOrder(found), meant: undefined };
}
function findSlip(source: string): Slip | undefined {
  if (source.trim() === '') return { offset: 0, reason: 'This file is empty.' };
  const tokens = tokensOf(source);
  const tooDeep = tooDeepIn(tokens);
  if (tooDeep) return { offset: tooDeep.start, reason: 'The brackets are nested too deeply here.' };
  if (isJson(source)) return undefined;
  return (
    findForeignText(source) ??
    findForeignCharacters(source) ??
    findQuoteSlip(source) ??
    findTokenSlip(source, tokens) ??
    findBracketSlip(source, tokens) ??
    findMarkSlip(source, tokens) ?? { offset: 0, reason: 'This file is not JSON.' }
  );
}

/** The first bracket that is nested too deeply for the parsers, which are recursive. */
export function tooDeepIn(tokens: readonly Token[]): Token | undefined {
  let depth = 0;
  return tokens.find(({ text }) => {
    if (/^[{[]$/.test(text)) depth += 1;
    if (/^[}\]]$/.test(text)) depth -= 1;
    return depth > DEEPEST;
  });
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Maps an offset in `text`, which has corrected lines, to the same place in `source`. */
export function offsetIn(source: string, text: string, offset: number): number {
  if (source === text) return offset;
  const line = lineAt(text, offset) - 1;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const lines = source.split('\n');
  const before = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0);
  const [written = '', corrected = ''] = [lines[line], text.slice(start).split('\n', 1)[0]];
  const column = offset - start;
  const edit = editBetween(corrected, written);
  if (!edit || column <= edit.offset) return before + Math.min(column, written.length);
  return before + Math.max(edit.offset, column + written.length - corrected.length);
}

const inOrder = (slips: readonly Slip[]) => [...slips].sort((a, b) => a.offset - b.offset);
