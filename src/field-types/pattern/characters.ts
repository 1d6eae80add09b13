import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

/** A part of a pattern that matches one character. */
export type Leaf =
  | AST.Character
  | AST.CharacterSet
  | AST.CharacterClass
  | AST.ExpressionCharacterClass;

/** The characters that the leaves of a pattern match: a set with one bit for each character that was tried. */
export interface Characters {
  readonly all: bigint;
  of(leaf: Leaf): bigint;
  /** How long the engine takes to try a leaf on the character that is slowest for it. */
  costOf(leaf: Leaf): number;
}

/** Measured: a character of two units takes longer, a property has hundreds of ranges. */
const COSTS = { plain: 1, twoUnits: 4, property: 24 };

const TWO_UNITS = ['😀', '𐐀', '𝒳'];
const SAMPLE = `₹€–’…×ĀżΩßЖяאعअকதন你あ한\u2028\u3000\uFEFF`;
const LAST_UNIT = 0xffff;

export function isLeaf(node: AST.Node): node is Leaf {
  return /^(Character|CharacterSet|CharacterClass|ExpressionCharacterClass)$/.test(node.type);
}

/** Tries every leaf on characters of all scripts, and on those that the pattern names. */
export function charactersIn(pattern: AST.Pattern): Characters {
  const chars = new Set([...Array(256).keys()].map((code) => String.fromCodePoint(code)));
  for (const char of [...SAMPLE, ...TWO_UNITS]) chars.add(char);
  const matchers = new Map<string, RegExp>();
  const add = ({ raw, parent }: AST.Node) => {
    if (parent?.type === 'Alternative' || parent?.type === 'Quantifier')
      matchers.set(raw, new RegExp(`^${raw}$`, 'u'));
  };
  visitRegExpAST(pattern, {
    onCharacterEnter(leaf) {
      for (const code of [leaf.value - 1, leaf.value, leaf.value + 1])
        if (code >= 0 && code <= 0x10ffff) chars.add(String.fromCodePoint(code));
      add(leaf);
    },
    onCharacterSetEnter: add,
    onCharacterClassEnter: add,
  });
  for (const matcher of matchers.values())
    if (![...chars].some((char) => matcher.test(char))) addFirst(matcher);
  const tried = [...chars];
  const sets = new Map([...matchers].map(([raw, matcher]) => [raw, setOf(matcher)]));
  return {
    all: (1n << BigInt(tried.length)) - 1n,
    of: ({ raw }) => sets.get(raw) ?? 0n,
    costOf({ raw }) {
      if (/\\p/i.test(raw)) return COSTS.property;
      const isSlow = TWO_UNITS.some((char) => matchers.get(raw)?.test(char));
      return isSlow ? COSTS.twoUnits : COSTS.plain;
    },
  };

  function setOf(matcher: RegExp): bigint {
    const bits = tried.map((char) => (matcher.test(char) ? '1' : '0')).reverse();
    return BigInt(`0b${bits.join('')}`);
  }

  function addFirst(matcher: RegExp) {
    let code = 0;
    while (code <= LAST_UNIT && !matcher.test(String.fromCharCode(code))) code += 1;
    if (code <= LAST_UNIT) chars.add(String.fromCharCode(code));
  }
}
