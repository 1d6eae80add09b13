import { render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { vi } from 'vitest';
import type { TableQuery } from '../../table/table-query';
import type { ColumnSettings } from './columns/column-settings';
import { ColumnsMenu } from './columns/columns-menu';
import type { DataColumn } from './data-column';
import { DataTable, type DataTableProps } from './data-table';

export interface Person {
  readonly id: number;
  readonly name: string | null;
  readonly city: string;
  readonly rate: number | null;
}

export const personColumns: DataColumn<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => row.name,
    searchText: (row) => row.name ?? '',
    sortKey: (row) => row.name,
  },
  { id: 'city', header: 'City', cell: (row) => row.city, searchText: (row) => row.city },
  {
    id: 'rate',
    header: 'Rate',
    align: 'end',
    cell: (row) => row.rate,
    sortKey: (row) => row.rate,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideable: false,
    cell: (row) => <button type="button">Update {row.id}</button>,
  },
];

/** Twelve people: Ann, Bob, Cid … alternately in Pune and Surat, with falling rates. */
export const people: readonly Person[] = 'Ann Bob Cid Dev Eve Fay Gus Hal Ian Jan Kim Lea'
  .split(' ')
  .map((name, id) => ({ id, name, city: id % 2 === 0 ? 'Pune' : 'Surat', rate: 120 - id * 10 }));

export const firstQuery: TableQuery = { search: '', sort: null, page: 1, pageSize: 5 };

interface Options extends Partial<Omit<DataTableProps<Person>, 'settings'>> {
  readonly settings?: Partial<ColumnSettings>;
  readonly pinnable?: boolean;
}

interface ScreenProps {
  readonly options: Options;
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
  readonly onSettingsChange: (change: Partial<ColumnSettings>) => void;
  readonly onRefresh: () => void;
}

/** Keeps the query and the column settings, as a screen does. */
function Screen({ options, onQueryChange, onSettingsChange, onRefresh }: ScreenProps) {
  const [query, setQuery] = useState<TableQuery>(options.query ?? firstQuery);
  const [settings, setSettings] = useState<ColumnSettings>({
    ...{ hidden: [], sizes: {}, pinned: [], order: [] },
    ...options.settings,
  });
  const change = useCallback(
    (part: Partial<TableQuery>) => {
      onQueryChange(part);
      setQuery((last) => ({ ...last, ...part }));
    },
    [onQueryChange],
  );
  const { columns = personColumns } = options;
  const changeSettings = (part: Partial<ColumnSettings>) => {
    onSettingsChange(part);
    setSettings((last) => ({ ...last, ...part }));
  };
  return (
    <DataTable
      caption="People"
      columns={columns}
      rows={people}
      rowId={personId}
      status="ready"
      refreshing={false}
      isQuiet={false}
      onRefresh={onRefresh}
      defaultPageSize={5}
      emptyText="Nothing here"
      failedText="Loading failed."
      {...options}
      query={query}
      onQueryChange={change}
      settings={settings}
      onSizesChange={(sizes) => changeSettings({ sizes })}
      tools={() => (
        <ColumnsMenu
          {...{ columns, settings, pinnable: options.pinnable ?? false }}
          onChange={changeSettings}
        />
      )}
    />
  );
}

/** A table on a screen; `change` passes other props. */
export function renderTable(options: Options = {}) {
  const onQueryChange = vi.fn<(change: Partial<TableQuery>) => void>();
  const onSettingsChange = vi.fn<(change: Partial<ColumnSettings>) => void>();
  const onRefresh = vi.fn();
  const draw = (given: Options) => (
    <Screen
      options={given}
      onQueryChange={onQueryChange}
      onSettingsChange={onSettingsChange}
      onRefresh={onRefresh}
    />
  );
  const { rerender } = render(draw(options));
  return {
    onQueryChange,
    onSettingsChange,
    onRefresh,
    change: (next: Options) => rerender(draw({ ...options, ...next })),
  };
}

function personId(row: Person): string {
  return String(row.id);
}

/** The visible texts of a column, from top to bottom. */
export function seen(column = 1): (string | null)[] {
  const cells = document.querySelectorAll(
    `tbody:not([aria-hidden]) tr:not([aria-hidden]) > :nth-child(${column})`,
  );
  return [...cells].map((cell) => cell.textContent);
}

export function header(name: string): HTMLElement {
  return screen.getByRole('columnheader', { name });
}
