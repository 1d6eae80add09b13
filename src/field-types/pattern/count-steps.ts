import type { Attack } from './attacks';
import type { Automaton } from './automaton';

/** As many steps take the compiled pattern about 25 ms, by measurement. */
const MOST_STEPS = 10_000_000;

/** A text of one character is enough to see how fast the steps grow, unless loops share characters. */
const LINEAR = 300;

/** How much longer each text is than the last one that was tried. */
const GROWTH = 1.15;

/** The steps for every way through `word` that may fail in the end. */
function countSteps(automaton: Automaton, start: number, word: readonly number[]): number {
  const { next, kinds, costs, sure } = automaton;
  const matches = new Map(
    [...new Set(word)].map((kind) => [
      kind,
      kinds.map((mask) => ((mask >> BigInt(kind)) & 1n) === 1n),
    ]),
  );
  let here = new Map([[start, 1]]);
  let steps = 0;
  for (const kind of word) {
    const later = new Map<number, number>();
    for (const [state, times] of here) {
      steps += times;
      for (const [to, ways] of next[state] ?? []) {
        steps += times * ways * (costs[to] ?? 1);
        if (!matches.get(kind)?.[to]) continue;
        const sum = (later.get(to) ?? 0) + times * ways;
        // The engine goes back only from a state that may fail.
        later.set(to, sure.has(to) ? 1 : sum);
      }
    }
    if (steps > MOST_STEPS) return Number.POSITIVE_INFINITY;
    here = later;
  }
  return steps;
}

/** The text of an attack, as kinds of characters, with each word repeated `times`. */
function wordOf({ phases }: Attack, times: number): number[] {
  return phases.flatMap(({ repeat, after }) => [
    ...Array.from({ length: times }, () => repeat).flat(),
    ...after,
  ]);
}

/** The longest text, up to `length` characters, that an attack on `simple` can't make slow. */
export function longestUnder(
  exact: Automaton,
  simple: Automaton,
  attack: Attack,
  length: number,
): number {
  const leaf = simple.leaves[attack.state];
  const copiesIn = ({ leaves }: Automaton) =>
    [...leaves.keys()].filter((state) => leaves[state] === leaf);
  // Both write out the first repetitions of a leaf in the same order.
  const [first = 0, ...others] = copiesIn(exact);
  const same = others[copiesIn(simple).indexOf(attack.state) - 1] ?? first;
  return [...new Set([first, same])].reduce(
    (safe, start) => longestFrom(exact, start, attack, safe),
    length,
  );
}

function longestFrom(exact: Automaton, start: number, attack: Attack, length: number): number {
  const isSafe = (word: readonly number[]) => countSteps(exact, start, word) <= MOST_STEPS;
  // A repetition with a maximum can end the first of several words early, but not the last.
  const isOne = attack.phases.length === 1;
  if (isOne && isSafe(wordOf(attack, length).slice(0, length))) return length;
  let safe = 0;
  for (let times = 1; safe < length; times = Math.ceil(times * GROWTH)) {
    const word = wordOf(attack, times).slice(0, length);
    if (!isSafe(word)) break;
    safe = word.length;
  }
  return safe;
}

/** The same for texts that repeat one kind of character. */
export function longestOfOneKind(automaton: Automaton, kind: number): number {
  const steps = (length: number) => countSteps(automaton, 0, Array(length).fill(kind));
  const all = steps(LINEAR);
  if (all < Number.POSITIVE_INFINITY)
    return Math.floor(MOST_STEPS / ((all - steps(LINEAR / 2)) / (LINEAR / 2)));
  let length = LINEAR;
  while (length > 0 && steps(length) > MOST_STEPS) length -= 1;
  return length;
}
