import { expect, test, vi } from 'vitest';
import { shareTexts } from './share-texts';

/** Counts the texts that `write` puts into rows. */
function counted(count: number, write: () => void) {
  return Array.from({ length: count }, (_, id) => {
    const row = { id, key: `key ${id}`, city: `City ${id % 7}`, user: { mobile: '1' }, note: null };
    const handler = {
      set(target: typeof row, name: string, value: unknown) {
        write();
        return Reflect.set(target, name, value);
      },
    };
    return new Proxy<Record<string, unknown>>(row, handler);
  });
}

test('texts that occur in earlier rows are shared, and the rows stay equal', () => {
  const write = vi.fn();
  const rows = counted(5000, write);
  const before = structuredClone(rows.map((row) => ({ ...row })));
  const { work } = shareTexts(rows);
  expect(write).not.toHaveBeenCalled();
  expect(work(Number.POSITIVE_INFINITY)).toBe(true);
  expect(write).toHaveBeenCalledTimes(5000 - 7);
  expect(rows.map((row) => ({ ...row }))).toEqual(before);
});

test('a short list is left alone', () => {
  const write = vi.fn();
  shareTexts(counted(20, write)).work(Number.POSITIVE_INFINITY);
  expect(write).not.toHaveBeenCalled();
});
