import type { Automaton } from './automaton';

/** A word is a list of kinds of characters. */
type Word = readonly number[];

/** Texts that make the engine try many ways: each word is repeated, one after another. */
export interface Attack {
  /** Where it starts. */
  readonly state: number;
  readonly phases: readonly { readonly repeat: Word; readonly after: Word }[];
  /** Whether every repetition doubles the work. */
  readonly doubles: boolean;
  /** A state of each loop that it goes around. */
  readonly loops: readonly number[];
}

interface Link {
  readonly from: number;
  readonly to: number;
  readonly word: Word;
}

/** More would be slow to check; no pattern that people write needs it. */
const MAX_WALKED = 400_000;

/** What can make the engine slow, the worst first; undefined if the automaton is too large to tell. */
export function findAttacks(automaton: Automaton): Attack[] | undefined {
  const { next, kinds, sure } = automaton;
  const states = [...next.keys()];
  const reached = states.map(reachedFrom);
  const reaches = (from: number, to: number) => reached[from]?.has(to) ?? false;
  const sameLoop = (a: number, b: number) => reaches(a, b) && reaches(b, a);
  const looping = states.filter((state) => reaches(state, state));
  let walked = 0;

  try {
    return [...findDoubling(), ...chains(findLinks())];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }

  function reachedFrom(state: number): Set<number> {
    const found = new Set(next[state]?.keys());
    for (const one of found) for (const to of next[one]?.keys() ?? []) found.add(to);
    return found;
  }

  /** Every way to go one step from several states with the same character. */
  function steps(
    from: readonly number[],
    mayEnter: (state: number, index: number, tuple: readonly number[]) => boolean,
    shared: bigint,
    tuple: readonly number[] = [],
  ): { tuple: readonly number[]; shared: bigint }[] {
    const index = tuple.length;
    if (index === from.length) return [{ tuple, shared }];
    return [...(next[from[index] ?? 0]?.keys() ?? [])].flatMap((to) => {
      const left = shared & (kinds[to] ?? 0n);
      return left && mayEnter(to, index, tuple) ? steps(from, mayEnter, left, [...tuple, to]) : [];
    });
  }

  /** The shortest word that leads from some states to those that `isGoal` accepts. */
  function findWord(
    start: readonly number[],
    isGoal: (tuple: readonly number[]) => boolean,
    mayEnter: (state: number, index: number, tuple: readonly number[]) => boolean,
    { only = -1n, seen = new Set<string>() } = {},
  ): { word: Word; end: readonly number[] } | undefined {
    let found: { tuple: readonly number[]; word: Word }[] = [{ tuple: start, word: [] }];
    while (found.length > 0) {
      const later: typeof found = [];
      for (const { tuple: from, word } of found)
        for (const { tuple, shared } of steps(from, mayEnter, only)) {
          walked += 1;
          if (walked > MAX_WALKED) throw new RangeError('The automaton is too large.');
          const longer = [...word, lowestBit(shared)];
          if (isGoal(tuple)) return { word: longer, end: tuple };
          const key = tuple.join();
          if (!seen.has(key)) later.push({ tuple, word: longer });
          seen.add(key);
        }
      found = later;
    }
    return undefined;
  }

  function wordBetween(from: number, to: number): Word {
    return from === to
      ? []
      : (findWord(
          [from],
          ([state]) => state === to,
          () => true,
        )?.word ?? []);
  }

  /** Loops that two ways lead around with the same word. */
  function findDoubling(): Attack[] {
    const attacks: Attack[] = [];
    let hopeless = new Set<string>();
    for (const state of looping.filter((one) => !sure.has(one))) {
      const inLoop = (to: number) => sameLoop(state, to) && !sure.has(to);
      const add = (word: Word, back: number) =>
        attacks.push({
          ...{ state, doubles: true, loops: [state] },
          phases: [{ repeat: [...word, ...wordBetween(back, state)], after: [] }],
        });
      for (const [to, ways] of next[state] ?? [])
        if (ways > 1 && inLoop(to)) add([lowestBit(kinds[to] ?? 0n)], to);
      for (const { tuple, shared } of steps([state, state], inLoop, -1n)) {
        const [a = 0, b = 0] = tuple;
        if (a >= b || hopeless.has(tuple.join())) continue;
        const seen = new Set(hopeless);
        const rest = findWord(tuple, ([x, y]) => x === y, inLoop, { seen });
        if (rest) add([lowestBit(shared), ...rest.word], rest.end[0] ?? state);
        else hopeless = seen;
      }
    }
    return attacks;
  }

  /** Pairs of loops where one word goes around the first, from it to the second, and around that. */
  function findLinks(): Link[] {
    const links: Link[] = [];
    const isLinked = (from: number, to: number) =>
      links.some((link) => sameLoop(link.from, from) && sameLoop(link.to, to));
    const pairs = looping.flatMap((from) =>
      looping
        .filter((to) => !sure.has(to) && reaches(from, to) && !reaches(to, from))
        .map((to) => [from, to] as const),
    );
    // A word of one kind can start at each character, which gives the most ways.
    for (const kindsOf of [singleKinds, () => [-1n]])
      for (const [from, to] of pairs)
        for (const only of kindsOf((kinds[from] ?? 0n) & (kinds[to] ?? 0n)))
          if (!isLinked(from, to)) {
            const found = findWord(
              [from, from, to],
              ([x, y, z]) => x === from && y === to && z === to,
              (state, index, [x]) =>
                index === 0
                  ? sameLoop(state, from)
                  : index === 1
                    ? (state === x || !sure.has(state)) && (state === to || reaches(state, to))
                    : sameLoop(state, to) && !sure.has(state),
              { only },
            );
            if (found) links.push({ from, to, word: found.word });
          }
    return links;
  }

  /** For each link, the longest chain of links that starts with it: each adds a factor of the length. */
  function chains(links: readonly Link[]): Attack[] {
    const longest = new Map<Link, Link[]>();
    const chainFrom = (link: Link): Link[] => {
      const known = longest.get(link);
      if (known) return known;
      const rest = links
        .filter(({ from }) => from === link.to || reaches(link.to, from))
        .map(chainFrom)
        .reduce((best, one) => (one.length > best.length ? one : best), []);
      longest.set(link, [link, ...rest]);
      return [link, ...rest];
    };
    return links
      .map(chainFrom)
      .sort((a, b) => b.length - a.length)
      .slice(0, 12)
      .map((chain) => ({
        state: chain[0]?.from ?? 0,
        doubles: false,
        loops: [...new Set(chain.flatMap(({ from, to }) => [from, to]))],
        phases: chain.map(({ word, to }, index) => ({
          repeat: word,
          after: wordBetween(to, chain[index + 1]?.from ?? to),
        })),
      }));
  }
}

function lowestBit(bits: bigint): number {
  return (bits & -bits).toString(2).length - 1;
}

function singleKinds(bits: bigint): bigint[] {
  const lowest = bits & -bits;
  return bits ? [lowest, ...singleKinds(bits ^ lowest)] : [];
}
