import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  readonly etag: string;
  readonly value: Promise<Value>;
}

/**
 * Keeps the newest version of named values, up to a number of bytes. Requests for the same version share
 * the work; `make` may use the version that was kept before.
 */
export function keepNewest<Value extends { readonly bytes: Uint8Array }>(maxBytes: number) {
  const cache = new LRUCache<string, Entry<Value>>({ maxSize: maxBytes });

  return (
    name: string,
    etag: string,
    make: (before: Value | undefined) => Promise<Value>,
  ): Promise<Value> => {
    const before = cache.get(name);
    if (before?.etag === etag) return before.value;
    const value = Promise.resolve(before?.value.catch(() => undefined)).then(make);
    const entry = { etag, value };
    // The size is known when it is made.
    cache.set(name, entry, { size: 1 });
    const isCurrent = () => cache.peek(name) === entry;
    value.then(
      ({ bytes }) => isCurrent() && cache.set(name, entry, { size: bytes.byteLength + 1 }),
      () => isCurrent() && cache.delete(name),
    );
    return value;
  };
}
