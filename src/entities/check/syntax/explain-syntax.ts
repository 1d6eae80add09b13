import { findBracketSlip } from './bracket-slips';
import { findForeignCharacters, findForeignText, isJson } from './foreign-text';
import { type Token, tokensOf } from './json-tokens';
import { findMarkSlip } from './mark-slips';
import { findQuoteSlip } from './quote-slips';
import type { Slip } from './slip';
import { findTokenSlip } from './token-slips';

const MOST_SLIPS = 20;

/** No entity file needs more; with many more, it could not be read. */
const DEEPEST = 100;

/**
 * Explains why a text is not JSON: one slip for each mistake, however much of the text it makes
 * unreadable. After each, the text is read on as if it had been repaired.
 */
export function explainSyntax(source: string): Slip[] {
  const found: Slip[] = [];
  const edits: { readonly at: number; readonly growth: number }[] = [];
  let text: string | undefined = source;
  for (let rounds = 0; text !== undefined && rounds < MOST_SLIPS; rounds++) {
    const slip: Slip | undefined = findSlip(text);
    if (!slip) break;
    const { offset, repaired } = slip;
    const growth = edits.reduce((sum, edit) => (edit.at < offset ? sum + edit.growth : sum), 0);
    const line = lineAt(source, offset - growth);
    // A slip on the line of another usually follows from it; quotes and commas reach the next line.
    const isNear = (other: Slip) =>
      Math.abs(line - lineAt(source, other.offset)) <=
      (/dots/.test(other.reason) || /quote of|extra comma/.test(slip.reason) ? 1 : 0);
    // Other repairs may have moved what it would correct.
    const fix = growth === 0 && !edits.some((edit) => edit.growth !== 0) ? slip.fix : undefined;
    if (!found.some(isNear)) found.push({ ...slip, offset: offset - growth, fix });
    if (repaired !== undefined) edits.push({ at: offset, growth: repaired.length - text.length });
    text = repaired;
  }
  return found.sort((a, b) => a.offset - b.offset);
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

/** The first bracket that is in too many others for the parsers, which call themselves. */
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
