import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../common/is-record';
import { storedValue } from './storage';

/** A user's settings of one table. */
interface TablePreferences {
  readonly hidden: readonly string[];
  /** Widths in pixels, by column. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Columns that stay visible while scrolling, besides the first one. */
  readonly pinned: readonly string[];
}

const DEFAULTS: TablePreferences = { hidden: [], sizes: {}, pinned: [] };
const stored = storedValue(() => localStorage, 'tables');

/** The preferences by the table's name. */
export const preferencesStore = createStore<Readonly<Record<string, TablePreferences>>>(() => {
  const tables = stored.read();
  const entries = Object.entries(isRecord(tables) ? tables : {});
  return Object.fromEntries(entries.map(([name, table]) => [name, readTable(table)]));
});

preferencesStore.subscribe((preferences) => stored.write(preferences));

export function setTablePreferences(table: string, change: Partial<TablePreferences>): void {
  preferencesStore.setState((tables) => ({
    [table]: { ...(tables[table] ?? DEFAULTS), ...change },
  }));
}

export function useTablePreferences(table: string): TablePreferences {
  return useStore(preferencesStore, (tables) => tables[table] ?? DEFAULTS);
}

function readTable(value: unknown): TablePreferences {
  const { hidden, sizes, pinned } = isRecord(value) ? value : {};
  return {
    hidden: readNames(hidden),
    sizes: Object.fromEntries(Object.entries(isRecord(sizes) ? sizes : {}).filter(isSize)),
    pinned: readNames(pinned),
  };
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function isSize(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number' && entry[1] > 0;
}
