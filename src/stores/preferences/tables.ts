import { useStore } from 'zustand';
import { isRecord } from '../../common/is-record';
import {
  type ColumnSettings,
  DEFAULT_COLUMNS,
} from '../../components/data-table/columns/column-settings';
import { storedStore } from './storage';

/** The user's column settings by the table's name. */
export const preferencesStore = storedStore<Readonly<Record<string, ColumnSettings>>>(
  'tables',
  (kept) => {
    const entries = Object.entries(isRecord(kept) ? kept : {});
    return Object.fromEntries(entries.map(([name, table]) => [name, readTable(table)]));
  },
);

export function setTablePreferences(table: string, change: Partial<ColumnSettings>): void {
  preferencesStore.setState((tables) => ({
    [table]: { ...(tables[table] ?? DEFAULT_COLUMNS), ...change },
  }));
}

export function useTablePreferences(table: string): ColumnSettings {
  return useStore(preferencesStore, (tables) => tables[table] ?? DEFAULT_COLUMNS);
}

function readTable(value: unknown): ColumnSettings {
  const { hidden, sizes, pinned, order } = isRecord(value) ? value : {};
  return {
    hidden: readNames(hidden),
    sizes: Object.fromEntries(Object.entries(isRecord(sizes) ? sizes : {}).filter(isSize)),
    pinned: readNames(pinned),
    order: readNames(order),
  };
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function isSize(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number' && entry[1] > 0;
}
