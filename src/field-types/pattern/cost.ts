import type { AST } from '@eslint-community/regexpp';
import { type Characters, isLeaf } from './characters';
import { lengthsOf } from './lengths';

/** How many ways a part can match from one place, and how many steps it takes to try them all. */
interface Cost {
  readonly ways: number;
  readonly steps: number;
}

const ONE: Cost = { ways: 1, steps: 1 };

/** The first repetition with more ways than this is blamed. */
const MANY = 1000;

/**
 * The most steps that a regex can take for a text of some length. It may be too many but never too few: wherever the
 * next character does not decide how to go on, every way counts.
 */
export function costOf(pattern: AST.Pattern, characters: Characters, length: number) {
  let worst: AST.Quantifier | undefined;
  const { steps } = ofAlternatives(pattern.alternatives, 0n);
  return { steps, worst };

  function ofAlternatives(alternatives: readonly AST.Alternative[], follow: bigint): Cost {
    const costs = alternatives.map(({ elements }) => ofSequence(flat(elements), follow));
    const ways = costs.map((cost) => cost.ways);
    const isClear = alternatives.every((one, index) =>
      alternatives.slice(0, index).every((other) => excludes(one, other, follow)),
    );
    return {
      ways: isClear ? Math.max(...ways) : ways.reduce((sum, one) => sum + one),
      steps: costs.reduce((sum, cost) => sum + cost.steps, 1),
    };
  }

  /** Whether no text can match both alternatives. */
  function excludes(one: AST.Alternative, two: AST.Alternative, follow: bigint): boolean {
    const isEmpty = (part: AST.Alternative) => lengthsOf(part, characters).least === 0;
    if (!(firstOf(one.elements, follow) & firstOf(two.elements, follow)))
      return !isEmpty(one) || !isEmpty(two);
    const [a, b] = [flat(one.elements), flat(two.elements)];
    return a
      .slice(0, Math.min(leavesIn(a), leavesIn(b)))
      .some((leaf, index) => !(setOf(leaf) & setOf(b[index])));
  }

  function ofSequence(elements: readonly AST.Element[], follow: bigint): Cost {
    return elements.reduce<Cost>(
      ({ ways, steps }, element, index) => {
        const cost = ofElement(element, elements.slice(index + 1), follow);
        return { ways: ways * cost.ways, steps: steps + ways * cost.steps };
      },
      { ways: 1, steps: 0 },
    );
  }

  function ofElement(element: AST.Element, after: readonly AST.Element[], follow: bigint): Cost {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return ofAlternatives(element.alternatives, firstOf(after, follow));
      case 'Quantifier':
        return ofRepetition(element, after, follow);
      case 'Backreference':
        return { ways: 1, steps: length };
      case 'Assertion':
        if (!('alternatives' in element)) return ONE;
        // The engine reads a lookbehind backwards, which is not counted here.
        if (element.kind === 'lookbehind' && /[*+?{]/.test(element.raw.slice(4)))
          return { ways: 1, steps: Number.POSITIVE_INFINITY };
        return { ways: 1, steps: ofAlternatives(element.alternatives, 0n).steps };
      default:
        return { ways: 1, steps: characters.costOf(element) };
    }
  }

  function ofRepetition(part: AST.Quantifier, after: readonly AST.Element[], follow: bigint): Cost {
    const { min, max, element } = part;
    const next = firstOf(after, follow);
    const again = firstOf([element], 0n);
    const isEmpty = lengthsOf(element, characters).least === 0;
    const times = isEmpty && max < Number.POSITIVE_INFINITY ? max : Math.min(max, min + length);
    const inner = ofElement(element, [], max > 1 ? again | next : next);
    const behind = again & next ? leavesIn(after) : 0;
    const isEnded = !(again & next) || (isLeaf(element) && endsBehind(element, after, follow));
    const isEndless = inner.ways > 1 && max === Number.POSITIVE_INFINITY;
    const together = isEndless ? max : inner.ways ** times;
    const ways = (isEnded ? 1 : times - min + 1) * together;
    if (together > MANY) worst ??= part;
    if (together > 1) return { ways, steps: times * inner.steps * together };
    // Repetitions inside this one share the text, unless something looks ahead of it.
    const shared = 2 * (times + length) * element.raw.length;
    const sum = times * (inner.steps + behind);
    return { ways, steps: 1 + (/\(\?[=!<]|\\\d/.test(element.raw) ? sum : Math.min(sum, shared)) };
  }

  /** Whether the character that follows the next few leaves is matched neither by them nor by the repeated leaf. */
  function endsBehind(leaf: AST.Element, after: readonly AST.Element[], follow: bigint): boolean {
    const count = leavesIn(after);
    const read = [leaf, ...after.slice(0, count)].reduce((sum, one) => sum | setOf(one), 0n);
    return !(read & firstOf(after.slice(count), follow));
  }

  /** The characters that a sequence, or what follows it, can begin with; none at the end. */
  function firstOf(elements: readonly AST.Element[], follow: bigint): bigint {
    return elements.reduceRight((next, element) => firstOfElement(element, next), follow);
  }

  function firstOfElement(element: AST.Element, next: bigint): bigint {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return element.alternatives.reduce((sum, one) => sum | firstOf(one.elements, next), 0n);
      case 'Quantifier':
        return firstOfElement(element.element, next) | (element.min > 0 ? 0n : next);
      case 'Backreference':
        return characters.all;
      case 'Assertion':
        if ('alternatives' in element) return characters.all;
        return element.kind === 'end' ? 0n : next;
      default:
        return characters.of(element);
    }
  }

  function setOf(leaf: AST.Element | undefined): bigint {
    return leaf && isLeaf(leaf) ? characters.of(leaf) : 0n;
  }
}

/** Replaces groups by their elements if they aren't repeated and have only one alternative. */
function flat(elements: readonly AST.Element[]): AST.Element[] {
  return elements.flatMap((element) => {
    const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
    const [only, ...others] = isGroup ? element.alternatives : [];
    return only && others.length === 0 ? flat(only.elements) : element;
  });
}

/** How many leaves a sequence begins with. */
function leavesIn(elements: readonly AST.Element[]): number {
  const end = elements.findIndex((element) => !isLeaf(element));
  return end < 0 ? elements.length : end;
}
