/** Random choices that come out the same every time: they follow from the seed alone. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** Any number from `least` up to `most`. */
  real(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Numbers by mulberry32 (Tommy Ettinger, public domain): even enough for made-up data. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    real: (least, most) => least + next() * (most - least),
    pick(items) {
      const [item] = items.slice(between(0, items.length - 1));
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
  };
}
