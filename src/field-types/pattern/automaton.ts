import type { AST } from '@eslint-community/regexpp';
import type { Kinds, Leaf } from './kinds';

/** How certain it is that a match ends somewhere: at once, at the end of the text, or perhaps. */
type Ending = 0 | 1 | 2;
const FREE = 0;
const AT_END = 1;
const MAYBE = 2;

/**
 * What the engine can try, character by character. State 0 is the start; every other state has just
 * matched a leaf.
 */
export interface Automaton {
  readonly leaves: readonly (Leaf | undefined)[];
  /** The kinds of characters that lead to each state, one bit each. */
  readonly kinds: readonly bigint[];
  /** What it costs to try each state. */
  readonly costs: readonly number[];
  /** For every state, how many ways lead to each next one. */
  readonly next: readonly ReadonlyMap<number, number>[];
  /** States from which some way is sure to match, whatever follows: the engine stops there. */
  readonly sure: ReadonlySet<number>;
}

/** Part of an automaton under construction. */
interface Piece {
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, { readonly ways: number; readonly ending: Ending }>;
  /** In how many ways it matches nothing. */
  readonly ways: number;
  readonly ending: Ending;
}

const nothing: Piece = { first: new Map(), last: new Map(), ways: 1, ending: FREE };

/** Counts up to these are written out even if the automaton is not exact. */
const SMALL = 3;
const MIDDLE = 16;
const MAX_STATES = 800;
const MAX_EDGES = 30_000;

/**
 * The automaton of a pattern, or undefined if it would be too large.
 * @param exact whether repetitions keep their counts; otherwise all but the smallest are endless
 */
export function automatonOf(
  pattern: AST.Pattern,
  kindsIn: Kinds,
  exact: boolean,
): Automaton | undefined {
  const leaves: (Leaf | undefined)[] = [undefined];
  const next: Map<number, number>[] = [new Map()];
  const endings = new Map<number, Ending>();
  let edges = 0;
  let certain = true;
  /** In a lookbehind. */
  let backwards = false;

  function state(leaf: Leaf): Piece {
    next.push(new Map());
    const id = leaves.push(leaf) - 1;
    return {
      first: new Map([[id, 1]]),
      last: new Map([[id, { ways: 1, ending: FREE }]]),
      ways: 0,
      ending: FREE,
    };
  }

  function connect(from: Piece, to: Piece) {
    for (const [a, { ways }] of from.last)
      for (const [b, count] of to.first) {
        next[a]?.set(b, (next[a]?.get(b) ?? 0) + ways * count);
        edges += 1;
      }
  }

  function join(a: Piece, b: Piece): Piece {
    connect(a, b);
    const first = new Map(a.first);
    if (a.ways > 0)
      for (const [id, count] of b.first) first.set(id, (first.get(id) ?? 0) + a.ways * count);
    const last = new Map(b.last);
    if (b.ways > 0)
      for (const [id, { ways, ending }] of a.last)
        last.set(id, { ways: ways * b.ways, ending: worse(ending, b.ending) });
    return { first, last, ways: a.ways * b.ways, ending: worse(a.ending, b.ending) };
  }

  function oneOf(alternatives: readonly AST.Alternative[]): Piece {
    const pieces = alternatives.map(({ elements }) => {
      const inOrder = backwards ? [...elements].reverse() : elements;
      return inOrder.map(piece).reduce(join, nothing);
    });
    const empty = pieces.filter(({ ways }) => ways > 0);
    return {
      first: new Map(pieces.flatMap(({ first }) => [...first])),
      last: new Map(pieces.flatMap(({ last }) => [...last])),
      ways: empty.reduce((sum, { ways }) => sum + ways, 0),
      ending: empty.some(({ ending }) => ending === FREE) ? FREE : (empty[0]?.ending ?? FREE),
    };
  }

  function repeated({ min, max, element }: AST.Quantifier): Piece {
    const first = copy(element);
    // What matches nothing can be skipped in any repetition, so their number doubles the ways.
    const skips = first.ways > 0 && min > 1;
    const isWritten = exact || (min <= MIDDLE && !skips);
    const isCounted =
      isWritten && max < Number.POSITIVE_INFINITY && (exact || max <= SMALL || max === min);
    const others = (count: number) => Array.from({ length: count }, () => copy(element));
    if (isCounted) {
      const [needed, more] =
        min > 0
          ? [[first, ...others(min - 1)], others(max - min)]
          : [[], [first, ...others(max - 1)]];
      // Beyond the minimum, the engine goes on only if a repetition matched something.
      const rest = more.reduceRight((sum, one) => optional(join(filled(one), sum)), nothing);
      return join(needed.reduce(join, nothing), rest);
    }
    const before = isWritten && min > 1 ? [first, ...others(min - 2)] : [];
    const last = before.length > 0 ? copy(element) : first;
    const loop = min === 0 ? filled(last) : !isWritten && skips ? doubled(last) : last;
    connect(loop, loop);
    const whole = join(before.reduce(join, nothing), loop);
    return min === 0 ? optional(whole) : whole;
  }

  /** Stops where the automaton is too large anyway. */
  function copy(element: AST.Element): Piece {
    return leaves.length < MAX_STATES ? piece(element) : nothing;
  }

  /** A branch that the engine explores before it goes on after the assertion. */
  function aside({ kind, alternatives }: AST.LookaroundAssertion): Piece {
    const outer = backwards;
    backwards = kind === 'lookbehind';
    const { first, last } = oneOf(alternatives);
    backwards = outer;
    for (const [id, { ending }] of last) endings.set(id, ending);
    return { ...nothing, first, ending: MAYBE };
  }

  function piece(element: AST.Element): Piece {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return oneOf(element.alternatives);
      case 'Quantifier':
        return repeated(element);
      case 'Backreference': {
        certain = false;
        // It matches what its group matched: the same parts again, or nothing.
        const groups = [element.resolved].flat();
        const again = groups.map((group) =>
          contains(group, element) ? nothing : oneOf(group.alternatives),
        );
        return { ...optional(again.reduce(join, nothing)), ending: MAYBE };
      }
      case 'Assertion':
        if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
          certain = false;
          return aside(element);
        }
        if (element.kind === 'word') certain = false;
        return { ...nothing, ending: element.kind === 'end' ? AT_END : MAYBE };
      default:
        return state(element);
    }
  }

  const whole = oneOf(pattern.alternatives);
  for (const [id, { ending }] of whole.last) endings.set(id, ending);
  if (whole.ways > 0) endings.set(0, whole.ending);
  connect({ ...nothing, last: new Map([[0, { ways: 1, ending: FREE }]]) }, whole);
  const anchored = pattern.alternatives.every(startsAtStart);
  // The engine tries again from every character.
  if (!anchored) next[0]?.set(0, 1);
  if (leaves.length >= MAX_STATES || edges > MAX_EDGES) return undefined;
  const kinds = leaves.map((leaf) => (leaf ? kindsIn.of(leaf) : kindsIn.all));
  const costs = leaves.map((leaf) => (leaf ? kindsIn.costOf(leaf) : 1));
  return { leaves, kinds, costs, next, sure: sureStates() };

  function sureStates(): Set<number> {
    const sure = new Set([...endings.keys()].filter((id) => endings.get(id) === FREE));
    if (!certain) return sure;
    for (const [id, ending] of endings) if (ending === AT_END) sure.add(id);
    const isSure = (id: number) =>
      endings.get(id) === FREE ||
      kindsIn.all ===
        [...(next[id]?.keys() ?? [])]
          .filter((to) => sure.has(to))
          .reduce((sum, to) => sum | (kinds[to] ?? 0n), 0n);
    for (let size = -1; size !== sure.size; ) {
      size = sure.size;
      for (const id of sure) if (!isSure(id)) sure.delete(id);
    }
    return sure;
  }
}

const optional = (piece: Piece): Piece => ({ ...piece, ways: 1, ending: FREE });
const doubled = (piece: Piece): Piece => ({
  ...piece,
  first: new Map([...piece.first].map(([id, ways]) => [id, 2 * ways])),
});
const filled = (piece: Piece): Piece => ({ ...piece, ways: 0 });
const worse = (a: Ending, b: Ending) => (a > b ? a : b);

function contains(group: AST.Node, node: AST.Node): boolean {
  return group.start <= node.start && node.end <= group.end;
}

/** Whether it can only match at the start of the text. */
function startsAtStart({ elements }: AST.Alternative): boolean {
  const first = elements.find(
    (element) => element.type !== 'Assertion' || element.kind === 'start',
  );
  if (first?.type === 'Assertion') return true;
  const isGroup = first?.type === 'Group' || first?.type === 'CapturingGroup';
  return isGroup && first.alternatives.every(startsAtStart);
}
