/** Like `from.map(make)`, but makes each item when it is first read. */
export function lazyArray<From, To>(
  from: readonly From[],
  make: (item: From, index: number) => To,
): To[] {
  const made = new Array<To>(from.length);
  return new Proxy(made, {
    // `forEach`, `map` and `filter` skip missing items.
    has: (target, key) => key in from || key in target,
    get(target, key, receiver) {
      const index = typeof key === 'string' && !(key in target) ? Number(key) : -1;
      const item = from[index];
      if (item !== undefined) target[index] = make(item, index);
      return Reflect.get(target, key, receiver);
    },
  });
}
