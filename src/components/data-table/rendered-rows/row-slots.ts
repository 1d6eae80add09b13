/** A slot is a row's place among the elements: the React key of its `<tr>`. */
export type RowSlots = ReadonlyMap<string, number>;

interface SlotChange {
  /** The keys of the rows to render, from top to bottom. */
  readonly keys: readonly string[];
  /** Whether new rows get the slots of rows that are gone: updating elements is faster than making them. */
  readonly reuse: boolean;
  /** A slot that is not reused, because it has the focus. */
  readonly focused: number | undefined;
}

/** The next slots, by the rows' keys. Rows that are still rendered keep theirs, and with it focus and state. */
export function nextSlots(last: RowSlots, { keys, reuse, focused }: SlotChange): RowSlots {
  const rendered = new Set(keys);
  const free = [...last].flatMap(([key, slot]) =>
    reuse && !rendered.has(key) && slot !== focused ? slot : [],
  );
  let unused = Math.max(-1, ...last.values()) + 1;
  return new Map(keys.map((key) => [key, last.get(key) ?? free.shift() ?? unused++]));
}
