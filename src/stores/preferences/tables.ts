import { useStore } from 'zustand';
import { isRecord } from '../../common/is-record';
import {
  type ColumnState,
  DEFAULT_COLUMNS,
} from '../../components/data-table/columns/column-state';
import { keptStore } from '../browser-storage';

/** The user's arrangement of columns by the table's name. */
type Tables = Readonly<Record<string, ColumnState>>;

export const preferencesStore = keptStore<Tables>({
  name: 'tables',
  initial: {},
  version: 2,
  migrate: (kept, version) => mapTables(kept, version === 0 ? fromVersion0 : fromVersion1),
  merge: (kept, now) => mapTables(kept ?? now, readTable),
});

export function setTablePreferences(table: string, change: Partial<ColumnState>): void {
  // Other tabs may have written since.
  void preferencesStore.persist.rehydrate();
  preferencesStore.setState((tables) => ({
    [table]: { ...(tables[table] ?? DEFAULT_COLUMNS), ...change },
  }));
}

export function useTablePreferences(table: string): ColumnState {
  return useStore(preferencesStore, (tables) => tables[table] ?? DEFAULT_COLUMNS);
}

function mapTables<Table>(
  kept: unknown,
  read: (table: Readonly<Record<string, unknown>>) => Table,
): Readonly<Record<string, Table>> {
  const tables = Object.entries(isRecord(kept) ? kept : {});
  return Object.fromEntries(
    tables.map(([name, table]) => [name, read(isRecord(table) ? table : {})]),
  );
}

/** Version 0 used other names than TanStack Table's. */
function fromVersion0({ hidden, sizes, pinned, order }: Readonly<Record<string, unknown>>) {
  return {
    columnVisibility: Object.fromEntries(readNames(hidden).map((name) => [name, false])),
    columnSizing: sizes,
    columnPinning: { start: pinned },
    columnOrder: order,
  };
}

/** In version 1, no column could be pinned or unpinned at the end, so `end` says nothing about the user's choice. */
function fromVersion1({ columnPinning, ...others }: Readonly<Record<string, unknown>>) {
  return {
    ...others,
    columnPinning: { start: isRecord(columnPinning) ? columnPinning.start : undefined },
  };
}

/** What the browser has kept, without invalid values. */
function readTable(kept: Readonly<Record<string, unknown>>): ColumnState {
  const { columnVisibility, columnOrder, columnPinning, columnSizing } = kept;
  const { start, end } = isRecord(columnPinning) ? columnPinning : {};
  return {
    columnVisibility: readValues(columnVisibility, (value) => typeof value === 'boolean'),
    columnOrder: readNames(columnOrder),
    columnPinning: { start: readNames(start), end: end === undefined ? end : readNames(end) },
    columnSizing: readValues(
      columnSizing,
      (value): value is number => typeof value === 'number' && value > 0,
    ),
  };
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function readValues<Value>(
  kept: unknown,
  isValue: (value: unknown) => value is Value,
): Record<string, Value> {
  const entries = Object.entries(isRecord(kept) ? kept : {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (isValue(value) ? [[name, value] as const] : [])),
  );
}
