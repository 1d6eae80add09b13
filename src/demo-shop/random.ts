/** Random choices that depend only on the seed, so that they are the same every time. */
export type Random = ReturnType<typeof randomFrom>;

/** Numbers by mulberry32 (Tommy Ettinger, public domain): good enough for demo data. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    /** A whole number from `min` to `max`, both included. */
    between,
    /** Any number from `min` up to `max`. */
    real: (min: number, max: number) => min + next() * (max - min),
    pick<Item>(items: readonly Item[]): Item {
      const [item] = items.slice(between(0, items.length - 1));
      if (item === undefined) throw new RangeError('The list is empty.');
      return item;
    },
  };
}
