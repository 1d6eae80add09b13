import type { AST } from '@eslint-community/regexpp';
import { type Characters, isLeaf } from './characters';

type Part = AST.Element | AST.Alternative | AST.Pattern;

interface Lengths {
  /** Infinite if certainly no text matches. */
  readonly least: number;
  readonly most: number;
}

const NOTHING: Lengths = { least: 0, most: 0 };
const IMPOSSIBLE: Lengths = { least: Number.POSITIVE_INFINITY, most: 0 };

/** How many characters a part of a pattern matches. */
export function lengthsOf(part: Part, characters: Characters): Lengths {
  const lengths = (one: Part) => lengthsOf(one, characters);
  if (part.type === 'Alternative') {
    const each = part.elements.map(lengths);
    if (part.elements.some((one, index) => isBeyondEdge(one, each, index))) return IMPOSSIBLE;
    return each.reduce(
      (sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }),
      NOTHING,
    );
  }
  if (part.type === 'Quantifier') {
    const { least, most } = lengths(part.element);
    return { least: part.min && least * part.min, most: most && most * part.max };
  }
  if (part.type === 'Backreference') return { least: 0, most: Number.POSITIVE_INFINITY };
  if (isLeaf(part)) return characters.of(part) ? { least: 1, most: 1 } : IMPOSSIBLE;
  if (!('alternatives' in part)) return NOTHING;
  const each = part.alternatives.map(lengths);
  const least = Math.min(...each.map((one) => one.least));
  if (part.type !== 'Assertion') return { least, most: Math.max(...each.map(({ most }) => most)) };
  const forbidsAll = part.alternatives.some(
    ({ raw }, index) => !/[$^]|\\[bB]|\(\?/.test(raw) && each[index]?.least === 0,
  );
  return (part.negate ? forbidsAll : least === IMPOSSIBLE.least) ? IMPOSSIBLE : NOTHING;
}

/** Whether text must follow a `$`, or precede a `^`. */
function isBeyondEdge(one: AST.Element, each: readonly Lengths[], index: number): boolean {
  if (one.type !== 'Assertion' || (one.kind !== 'start' && one.kind !== 'end')) return false;
  const beyond = one.kind === 'end' ? each.slice(index + 1) : each.slice(0, index);
  return beyond.some(({ least }) => least > 0);
}
