import { findBracketSlip } from './bracket-slips';
import { findForeignCharacters, findForeignText } from './foreign-text';
import { tokensOf } from './json-tokens';
import { findMarkSlip } from './mark-slips';
import { findQuoteSlip } from './quote-slips';
import type { Slip } from './slip';
import { findTokenSlip } from './token-slips';

const MOST_SLIPS = 20;

/**
 * Explains why a text is not JSON: one slip for each mistake, however much of the text it makes
 * unreadable. After each, the text is read on as if it had been repaired.
 */
export function explainSyntax(source: string): Slip[] {
  const found: Slip[] = [];
  const edits: { readonly at: number; readonly growth: number }[] = [];
  let text: string | undefined = source;
  while (text !== undefined && found.length < MOST_SLIPS) {
    const slip: Slip | undefined = findSlip(text);
    if (!slip) break;
    const { offset, repaired } = slip;
    const growth = edits.reduce((sum, edit) => (edit.at < offset ? sum + edit.growth : sum), 0);
    found.push({ ...slip, offset: offset - growth });
    if (repaired !== undefined) edits.push({ at: offset, growth: repaired.length - text.length });
    text = repaired;
  }
  return found.sort((a, b) => a.offset - b.offset);
}

function findSlip(source: string): Slip | undefined {
  if (source.trim() === '') return { offset: 0, reason: 'This file is empty.' };
  const tokens = tokensOf(source);
  return (
    findForeignText(source) ??
    findForeignCharacters(source) ??
    findQuoteSlip(source) ??
    findTokenSlip(source, tokens) ??
    findBracketSlip(source, tokens) ??
    findMarkSlip(source, tokens)
  );
}
