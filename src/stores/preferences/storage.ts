/**
 * What a browser storage holds under `key`, as JSON; `undefined` when there is nothing, when it is
 * broken, or when the browser keeps the storage from us.
 */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes what can be written: a full or forbidden storage costs the memory of it, nothing else. */
export function writeStored(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {}
}
