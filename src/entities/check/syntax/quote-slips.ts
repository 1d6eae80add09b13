import { findBracketSlip } from './bracket-slips';
import { tokensOf } from './json-tokens';
import { findMarkSlip } from './mark-slips';
import { inPlace, replaceAt, type Slip } from './slip';
import { findTokenSlip } from './token-slips';

/** Finds the first line with an odd number of quotes, and tries out where the missing one makes sense. */
export function findQuoteSlip(source: string): Slip | undefined {
  let start = 0;
  for (const line of source.split('\n')) {
    if (quotesIn(line).length % 2 === 1) {
      const joined = replaceAt(source, start + line.length, 1, ' ');
      const [both = ''] = /^.*/.exec(joined.slice(start)) ?? [];
      const isWhole = quotesIn(both).length % 2 === 0;
      if (isWhole && makesSense(joined, start, start + both.length)) {
        const reason = 'A text must be on one line. Join this line and the next.';
        // Keeps the line numbers after it.
        const repaired = replaceAt(joined, start + both.length, 0, '\n');
        return { offset: start + (quotesIn(line).at(-1) ?? 0), reason, repaired };
      }
      for (const { at, replaced, insert, reason } of candidatesIn(line)) {
        const offset = start + at;
        const repaired = replaceAt(source, offset, replaced, insert);
        if (makesSense(repaired, start, start + line.length + 1))
          return {
            offset,
            reason,
            repaired,
            fix:
              replaced > 0 ? inPlace(offset, source.slice(offset, offset + 1), insert) : undefined,
          };
      }
      const offset = start + (quotesIn(line).at(-1) ?? 0);
      return { offset, reason: 'The other quote of this text is missing.' };
    }
    start += line.length + 1;
  }
  return undefined;
}

/** The places where a quote may be missing, or another character is in its place. */
function candidatesIn(line: string) {
  const spots = (pattern: RegExp, reason: string, insert = '"', replaced = 0) =>
    [...line.matchAll(pattern)].map(({ 0: match, index }) => ({
      at: index + match.length - replaced,
      replaced,
      insert,
      reason,
    }));
  return [
    ...spots(/[”“]/g, 'This is a curly quote. JSON needs a straight one: ".', '"', 1),
    ...spots(/^\s*(?=[^\s"])|[:,[{]\s*(?=[^\s"])/g, 'The opening quote of this text is missing.'),
    ...spots(/[^\s",:](?=\s*([,:}\]]|$))/g, 'The closing quote of this text is missing.'),
    ...spots(/[^"](?=")/g, 'A quote inside a text needs a backslash before it: \\".', '\\'),
  ];
}

function makesSense(source: string, start: number, end: number): boolean {
  const tokens = tokensOf(source);
  return [findTokenSlip, findBracketSlip, findMarkSlip].every((find) => {
    const offset = find(source, tokens)?.offset ?? -1;
    return offset < start || offset > end;
  });
}

/** The offsets of a line's quotes, without escaped ones. */
function quotesIn(line: string): number[] {
  return [...line.matchAll(/\\.|(?<quote>")/g)].flatMap(({ index, groups }) =>
    groups?.quote ? [index] : [],
  );
}
