import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../api/json';
import { readStored, writeStored } from './storage';

export type Theme = 'system' | 'light' | 'dark';

/** How somebody likes one table. */
export interface TablePreferences {
  readonly hidden: readonly string[];
  /** Widths in pixels, by column. */
  readonly sizes: Readonly<Record<string, number>>;
}

export interface Preferences {
  readonly theme: Theme;
  readonly tables: Readonly<Record<string, TablePreferences>>;
}

const KEY = 'preferences';
const THEMES: readonly unknown[] = ['system', 'light', 'dark'] satisfies Theme[];
const PLAIN_TABLE: TablePreferences = { hidden: [], sizes: {} };
const storage = () => localStorage;

export const preferencesStore = createStore<Preferences>(stored);

preferencesStore.subscribe((preferences) => writeStored(storage, KEY, preferences));

export function setTheme(theme: Theme): void {
  preferencesStore.setState({ theme });
}

export function setTablePreferences(table: string, change: Partial<TablePreferences>): void {
  preferencesStore.setState(({ tables }) => ({
    tables: { ...tables, [table]: { ...(tables[table] ?? PLAIN_TABLE), ...change } },
  }));
}

export function useTheme(): Theme {
  return useStore(preferencesStore, ({ theme }) => theme);
}

export function useTablePreferences(table: string): TablePreferences {
  return useStore(preferencesStore, ({ tables }) => tables[table] ?? PLAIN_TABLE);
}

/** What the storage holds, as far as it makes sense. */
function stored(): Preferences {
  const value = readStored(storage, KEY);
  const { theme, tables } = isRecord(value) ? value : {};
  return {
    theme: isTheme(theme) ? theme : 'system',
    tables: Object.fromEntries(
      Object.entries(isRecord(tables) ? tables : {}).map(([name, table]) => [
        name,
        readTable(table),
      ]),
    ),
  };
}

function readTable(value: unknown): TablePreferences {
  const { hidden, sizes } = isRecord(value) ? value : {};
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : [],
    sizes: Object.fromEntries(Object.entries(isRecord(sizes) ? sizes : {}).filter(isSize)),
  };
}

function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value);
}

function isSize(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number' && entry[1] > 0;
}
