import { findBracketSlip } from './bracket-slips';
import { tokensOf } from './json-tokens';
import { findMarkSlip } from './mark-slips';
import { replaceAt, type Slip } from './slip';
import { findTokenSlip } from './token-slips';

/**
 * Finds the first line with an odd number of quotes. Where the missing one belongs is found by trying:
 * the line makes sense with it.
 */
export function findQuoteSlip(source: string): Slip | undefined {
  let start = 0;
  for (const line of source.split('\n')) {
    if (quotesIn(line).length % 2 === 1) {
      const slip = candidatesIn(line)
        .map(({ offset, ...slip }) => ({ ...slip, offset: start + offset }))
        .map((slip) => ({
          ...slip,
          repaired: replaceAt(source, slip.offset, slip.replaced, slip.insert),
        }))
        .find(({ repaired }) => makesSense(repaired, start, start + line.length + 1));
      if (slip) return { offset: slip.offset, reason: slip.reason, repaired: slip.repaired };
      const offset = start + (quotesIn(line).at(-1) ?? 0);
      return { offset, reason: 'The other quote of this text is missing.' };
    }
    start += line.length + 1;
  }
  return undefined;
}

interface Candidate {
  readonly offset: number;
  /** The number of characters that `insert` replaces. */
  readonly replaced: number;
  readonly insert: string;
  readonly reason: string;
}

function candidatesIn(line: string): Candidate[] {
  const at = (pattern: RegExp, reason: string, insert = '"', replaced = 0): Candidate[] =>
    [...line.matchAll(pattern)].map(({ 0: match, index }) => ({
      ...{ offset: index + match.length - replaced, replaced, insert, reason },
    }));
  return [
    ...at(/[”“]/g, 'This is a curly quote. JSON needs a straight one: ".', '"', 1),
    ...at(/^\s*(?=[^\s"])|[:,[{]\s*(?=[^\s"])/g, 'The opening quote of this text is missing.'),
    ...at(/[^\s",:](?=\s*([,:}\]]|$))/g, 'The closing quote of this text is missing.'),
    ...at(/[^"](?=")/g, 'A quote inside a text needs a backslash before it: \\".', '\\'),
  ];
}

function makesSense(source: string, start: number, end: number): boolean {
  const tokens = tokensOf(source);
  const slips = [
    findTokenSlip(source, tokens),
    findBracketSlip(source, tokens),
    findMarkSlip(source, tokens),
  ];
  return !slips.some((slip) => slip && slip.offset >= start && slip.offset <= end);
}

/** The offsets of a line's quotes, without those that have a backslash. */
function quotesIn(line: string): number[] {
  return [...line.matchAll(/\\.|(?<quote>")/g)].flatMap(({ index, groups }) =>
    groups?.quote ? [index] : [],
  );
}
