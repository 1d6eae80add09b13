import type { ReactTable } from '@tanstack/react-table';
import { useCallback, useEffect, useMemo } from 'react';
import {
  type ColumnState,
  DEFAULT_COLUMNS,
} from '../../components/data-table/columns/column-state';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table';
import type { Features } from '../../components/data-table/table-features';
import type { ViewConfig } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import { setAddedRow, useAddedRow } from '../../stores/lists/added-row';
import type { UseListResult } from '../../stores/lists/use-list';
import { setTablePreferences, useTablePreferences } from '../../stores/preferences/tables';
import type { TableQuery } from '../../table/table-query';
import { lazyChunk } from '../loading/lazy-chunk';
import type { Selecting } from '../selection/selecting';
import { texts } from '../texts';
import { columnsOfView } from './columns-of-view';
import type { Filterable } from './filterable';
import { ShownTable } from './shown-table';
import { useFilteredQuery } from './use-filtered-query';
import type { TableDefaults } from './use-table-query';

// Their placeholders are as wide as the buttons.
const FilterTools = lazyChunk(
  async () => (await import('../filters/filter-tools')).FilterTools,
  () => <div className="w-24 sm:w-44" />,
);
const ColumnsMenu = lazyChunk(
  async () => (await import('./columns-menu')).ColumnsMenu,
  () => <div className="w-10 sm:w-26" />,
);
const HistoryButton = lazyChunk(
  async () => (await import('../history/history-button')).HistoryButton,
  () => <div className="w-10 sm:w-22.5" />,
);
const FilterChips = lazyChunk(async () => (await import('../filters/filter-chips')).FilterChips);

interface ScreenTableProps
  extends Pick<
    DataTableProps<Row>,
    | 'caption'
    | 'emptyHint'
    | 'columns'
    | 'rows'
    | 'fixedRows'
    | 'cardHeight'
    | 'pinnable'
    | 'lead'
    | 'tools'
    | 'above'
    | 'onUpdateList'
  > {
  /** The entity whose history the table offers. */
  readonly history?: string;
  /** The name under which servers keep its views, and browsers its column settings. Defaults to the list's key. */
  readonly name?: string;
  readonly list: Pick<
    UseListResult<unknown>,
    'key' | 'status' | 'refreshing' | 'refresh' | 'keepsView'
  >;
  readonly defaults: TableDefaults;
  /** Must stay the same array. Undefined while it is loading. */
  readonly filterables: readonly Filterable[] | undefined;
  /** The views that are part of the product. Must stay the same array. */
  readonly views?: readonly ViewConfig[] | undefined;
  /** The views that have buttons, beside the search or above the table. */
  readonly buttonViews?: readonly ViewConfig[] | undefined;
  /** Must stay the same object. Without it, rows can't be selected. */
  readonly selecting?: Selecting | undefined;
}

const NO_VIEWS: readonly ViewConfig[] = [];

/** The table of a screen: its query is in the address, its column settings are stored. */
export function ScreenTable(props: ScreenTableProps) {
  const {
    history,
    list,
    name = list.key,
    defaults,
    filterables,
    views = NO_VIEWS,
    buttonViews,
    above,
    tools,
    selecting,
    ...rest
  } = props;
  const { columns } = rest;
  const { query, change, isReady } = useFilteredQuery(defaults, rest.rows, filterables);
  const added = useAddedRow(list.key);
  useEffect(() => () => setAddedRow(list.key, undefined), [list.key]);
  const changeQuery = useCallback(
    (part: Partial<TableQuery>) => {
      // Another page shows the rows in the same order.
      const isSameOrder = Object.keys(part).every((key) => key === 'pagination');
      if (!isSameOrder) setAddedRow(list.key, undefined);
      change(part);
    },
    [list.key, change],
  );
  const own = useTablePreferences(name);
  const ofView = useMemo(
    () => query.columns && columnsOfView(columns, query.columns),
    [columns, query.columns],
  );
  const columnState = useMemo(() => ({ ...own, ...ofView }), [own, ofView]);

  const changeColumns = useCallback(
    (part: Partial<ColumnState>) => {
      // Editing columns in a view copies the view's columns into the user's settings.
      const leavesView = ofView && (part.columnVisibility || part.columnOrder);
      if (leavesView) change({ columns: undefined });
      setTablePreferences(name, { ...(leavesView && ofView), ...part });
    },
    [name, ofView, change],
  );
  const resetColumns = useCallback(() => changeColumns(DEFAULT_COLUMNS), [changeColumns]);

  function selectionBar(table: ReactTable<Features, Row>) {
    const { page } = table.options.meta ?? {};
    if (!selecting || !page || !table.getIsSomeRowsSelected()) return null;
    const bar = selecting.bar({ table, page, titleOf: selecting.titleOf });
    return <ShownTable value={table}>{bar}</ShownTable>;
  }

  return (
    <DataTable
      {...rest}
      rowId={rowId}
      titleOf={selecting?.titleOf}
      status={isReady ? list.status : 'loading'}
      refreshing={list.refreshing}
      keepsView={list.keepsView}
      added={added}
      onRefresh={() => {
        setAddedRow(list.key, undefined);
        void list.refresh();
      }}
      tools={(table) => (
        <ShownTable value={table}>
          {filterables && (
            <FilterTools
              filterables={filterables}
              name={name}
              views={views}
              buttonViews={buttonViews}
              defaults={defaults}
              query={query}
            />
          )}
          <div className="ml-auto max-sm:hidden">{tools?.(table)}</div>
          <ColumnsMenu onReset={resetColumns} />
          {selecting?.buttons()}
          {history && <HistoryButton entity={history} onChanged={list.refresh} />}
        </ShownTable>
      )}
      above={(table) => (
        <>
          {above?.(table)}
          {query.columnFilters.length > 0 && (
            <div className="min-h-8">
              {filterables && <FilterChips table={table} filterables={filterables} />}
            </div>
          )}
        </>
      )}
      below={selectionBar}
      defaultPageSize={defaults.pageSize}
      query={query}
      onQueryChange={changeQuery}
      emptyText={texts.empty}
      failedText={list.refreshing ? texts.slow : texts.failed}
      columnState={columnState}
      onColumnStateChange={changeColumns}
    />
  );
}
