import type { AST } from '@eslint-community/regexpp';
import { type Characters, isLeaf, type Leaf } from './characters';

type Part = AST.Element | AST.Alternative | AST.Pattern;

/** How many characters a part of a pattern matches. */
export function lengthsOf(part: Part): { readonly least: number; readonly most: number } {
  if ('alternatives' in part && part.type !== 'Assertion') {
    const each = part.alternatives.map(lengthsOf);
    return {
      least: Math.min(...each.map(({ least }) => least)),
      most: Math.max(...each.map(({ most }) => most)),
    };
  }
  if (part.type === 'Alternative')
    return part.elements.map(lengthsOf).reduce((sum, one) => add(sum, one), NOTHING);
  if (part.type === 'Quantifier') {
    const { least, most } = lengthsOf(part.element);
    return { least: least * part.min, most: most && most * part.max };
  }
  if (part.type === 'Backreference') return { least: 0, most: Number.POSITIVE_INFINITY };
  return isLeaf(part) ? { least: 1, most: 1 } : NOTHING;
}

const NOTHING = { least: 0, most: 0 };
const add = (a: typeof NOTHING, b: typeof NOTHING) => ({
  least: a.least + b.least,
  most: a.most + b.most,
});

/** Whether it can be seen that no text matches: something follows `$`, or a class has no character. */
export function matchesNothing(part: Part, characters: Characters): boolean {
  const isImpossible = (one: Part) => matchesNothing(one, characters);
  if (part.type === 'Alternative')
    return part.elements.some(
      (one, index) => isImpossible(one) || isBeyondEdge(one, part.elements, index),
    );
  if (part.type === 'Quantifier') return part.min > 0 && isImpossible(part.element);
  if (isLeaf(part)) return characters.of(part as Leaf) === 0n;
  if (!('alternatives' in part)) return false;
  if (part.type === 'Assertion' && part.negate)
    return part.alternatives.some(
      (one) => !/[$^]|\\[bB]|\(\?/.test(one.raw) && lengthsOf(one).least === 0,
    );
  return part.alternatives.every(isImpossible);
}

/** Whether a `$` has text behind it, or a `^` before it. */
function isBeyondEdge(one: AST.Element, elements: readonly AST.Element[], index: number): boolean {
  if (one.type !== 'Assertion' || (one.kind !== 'start' && one.kind !== 'end')) return false;
  const beyond = one.kind === 'end' ? elements.slice(index + 1) : elements.slice(0, index);
  return beyond.some((other) => lengthsOf(other).least > 0);
}
