import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../common/is-record';
import { readStored, writeStored } from './storage';

/** How somebody likes one table. */
export interface TablePreferences {
  readonly hidden: readonly string[];
  /** Widths in pixels, by column. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Columns that stay in view beside the first one. */
  readonly pinned: readonly string[];
}

/** By the table's name. */
type Preferences = Readonly<Record<string, TablePreferences>>;

const KEY = 'tables';
const PLAIN: TablePreferences = { hidden: [], sizes: {}, pinned: [] };
const storage = () => localStorage;

export const preferencesStore = createStore<Preferences>(stored);

preferencesStore.subscribe((preferences) => writeStored(storage, KEY, preferences));

export function setTablePreferences(table: string, change: Partial<TablePreferences>): void {
  preferencesStore.setState((tables) => ({ [table]: { ...(tables[table] ?? PLAIN), ...change } }));
}

export function useTablePreferences(table: string): TablePreferences {
  return useStore(preferencesStore, (tables) => tables[table] ?? PLAIN);
}

/** What the storage holds, as far as it makes sense. */
function stored(): Preferences {
  const value = readStored(storage, KEY);
  const tables = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(tables.map(([name, table]) => [name, readTable(table)]));
}

function readTable(value: unknown): TablePreferences {
  const { hidden, sizes, pinned } = isRecord(value) ? value : {};
  return {
    hidden: names(hidden),
    sizes: Object.fromEntries(Object.entries(isRecord(sizes) ? sizes : {}).filter(isSize)),
    pinned: names(pinned),
  };
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function isSize(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number' && entry[1] > 0;
}
