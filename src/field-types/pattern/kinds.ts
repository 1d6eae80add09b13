import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

/** A part of a pattern that matches one character. */
export type Leaf =
  | AST.Character
  | AST.CharacterSet
  | AST.CharacterClass
  | AST.ExpressionCharacterClass;

/** Characters that no part of a pattern tells apart are one kind. */
export interface Kinds {
  readonly count: number;
  readonly all: bigint;
  /** The kinds that a leaf matches, one bit each. */
  of(leaf: Leaf): bigint;
  /** How long the engine takes to try it on the slowest character. */
  costOf(leaf: Leaf): number;
}

/** Measured: a character of two units takes longer, a property has hundreds of ranges. */
const COSTS = { plain: 1, twoUnits: 4, property: 24 };

const TWO_UNITS = '😀𐐀𝒳';
/** Characters of many scripts; those that a pattern names are added. */
const SAMPLE = `₹€–’…×ĀżΩßЖяאعअকதন你あ한\u2028\u3000\uFEFF${TWO_UNITS}`;

export function kindsIn(pattern: AST.Pattern): Kinds {
  const chars = new Set([...Array(256).keys()].map((code) => String.fromCodePoint(code)));
  for (const char of SAMPLE) chars.add(char);
  const matchers = new Map<string, RegExp>();
  const addLeaf = ({ raw }: AST.Node) => matchers.set(raw, new RegExp(`^${raw}$`, 'u'));
  visitRegExpAST(pattern, {
    onCharacterEnter(leaf) {
      for (const code of [leaf.value - 1, leaf.value, leaf.value + 1])
        if (code >= 0 && code <= 0x10ffff) chars.add(String.fromCodePoint(code));
      if (leaf.parent.type === 'Alternative' || leaf.parent.type === 'Quantifier') addLeaf(leaf);
    },
    onCharacterSetEnter(leaf) {
      if (leaf.parent.type === 'Alternative' || leaf.parent.type === 'Quantifier') addLeaf(leaf);
    },
    onCharacterClassEnter: addLeaf,
  });

  const masks = new Map([...matchers.keys()].map((raw) => [raw, 0n]));
  const found = new Set<string>();
  for (const char of chars) {
    const matching = [...matchers].filter(([, matcher]) => matcher.test(char)).map(([raw]) => raw);
    const kind = matching.join(' ');
    if (found.has(kind)) continue;
    for (const raw of matching) masks.set(raw, (masks.get(raw) ?? 0n) | (1n << BigInt(found.size)));
    found.add(kind);
  }
  return {
    count: found.size,
    all: (1n << BigInt(found.size)) - 1n,
    of: ({ raw }) => masks.get(raw) ?? 0n,
    costOf({ raw }) {
      if (/\\p/i.test(raw)) return COSTS.property;
      return [...TWO_UNITS].some((char) => matchers.get(raw)?.test(char))
        ? COSTS.twoUnits
        : COSTS.plain;
    },
  };
}
