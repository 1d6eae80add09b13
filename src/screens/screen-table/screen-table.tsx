import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ColumnSettings } from '../../components/data-table/columns/column-settings';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table';
import { createSelection } from '../../components/data-table/selection/selection';
import type { FoundPage } from '../../components/data-table/use-table-page';
import type { ViewConfig } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import type { List } from '../../stores/lists/use-list';
import { setTablePreferences, useTablePreferences } from '../../stores/preferences/tables';
import { HistoryButton } from '../history/history-button';
import { lazyChunk } from '../loading/lazy-chunk';
import type { SelectionTable } from '../selection/selection-table';
import { texts } from '../texts';
import type { Filterable } from './filterable';
import { useFilteredQuery } from './use-filtered-query';
import type { TableDefaults } from './use-table-query';

const FilterTools = lazyChunk(async () => (await import('../filters/filter-tools')).FilterTools);
const ColumnsMenu = lazyChunk(
  async () => (await import('../../components/data-table/columns/columns-menu')).ColumnsMenu<Row>,
);
const FilterChips = lazyChunk(async () => (await import('../filters/filter-chips')).FilterChips);

/** What people can do with several rows. */
export interface Selecting {
  /** What people call a row. */
  readonly titleOf: (row: Row) => string;
  readonly tools: (table: SelectionTable) => ReactNode;
}

interface ScreenTableProps
  extends Pick<
    DataTableProps<Row>,
    | 'caption'
    | 'emptyHint'
    | 'columns'
    | 'rows'
    | 'above'
    | 'fixedRows'
    | 'rowHeight'
    | 'cardHeight'
  > {
  /** Whether columns can be pinned beside the first one. */
  readonly pinnable?: boolean;
  /** Whose history the table offers. */
  readonly history?: string;
  /** Identifies the user's column settings. */
  readonly name: string;
  readonly list: Pick<List<unknown>, 'status' | 'refreshing' | 'refresh' | 'isQuiet'>;
  readonly defaults: TableDefaults;
  /** Must stay the same array. Undefined while it is loading. */
  readonly filterables: readonly Filterable[] | undefined;
  /** Those that are part of the product. Must stay the same array. */
  readonly views?: readonly ViewConfig[] | undefined;
  /** Must stay the same object. Without it, rows can't be selected. */
  readonly selecting?: Selecting;
}

const NO_VIEWS: readonly ViewConfig[] = [];

/** The table of a screen: its query is in the address, its column settings are stored. */
export function ScreenTable(props: ScreenTableProps) {
  const {
    name,
    history,
    list,
    defaults,
    filterables,
    views = NO_VIEWS,
    above,
    selecting,
    pinnable = false,
    ...rest
  } = props;
  const { query, change, isReady } = useFilteredQuery(defaults, rest.rows, filterables);
  const filtering = filterables && {
    ...{ rows: rest.rows, filterables, filters: query.filters, onChange: change },
  };
  const own = useTablePreferences(name);
  const hidden =
    query.columns && rest.columns.flatMap(({ id }) => (query.columns?.includes(id) ? [] : id));
  const ofView = query.columns && hidden && { hidden, order: query.columns };
  const settings = { ...own, ...ofView };
  const [store] = useState(createSelection);
  const { titleOf, tools } = selecting ?? {};
  const selection = useMemo(() => titleOf && { store, idOf: rowId, titleOf }, [store, titleOf]);
  const { rows, columns } = rest;
  const toolsFor = (page: FoundPage<Row> | undefined, isBar: boolean) =>
    titleOf && (
      // As wide as the button.
      <Suspense fallback={!isBar && <div className="w-10 sm:w-24" />}>
        {tools?.({ store, rows, columns, settings, page, titleOf, isBar })}
      </Suspense>
    );

  function changeSettings(part: Partial<ColumnSettings>) {
    // From here on, the columns are those of the view with this change.
    const isOver = ofView && (part.hidden || part.order);
    if (isOver) change({ columns: undefined });
    setTablePreferences(name, { ...(isOver && ofView), ...part });
  }

  return (
    <DataTable
      {...rest}
      rowId={rowId}
      status={isReady ? list.status : 'loading'}
      refreshing={list.refreshing}
      isQuiet={list.isQuiet}
      onRefresh={list.refresh}
      tools={(page) => (
        <>
          {/* As wide as the buttons. */}
          <Suspense fallback={<div className="w-24 sm:w-48" />}>
            {filtering && (
              <FilterTools
                {...{ ...filtering, table: name, views, defaults, query, settings }}
                columns={rest.columns}
                searched={page?.searched}
              />
            )}
          </Suspense>
          <Suspense fallback={<div className="ml-auto w-10 sm:w-26" />}>
            <ColumnsMenu {...{ columns, settings, pinnable }} onChange={changeSettings} />
          </Suspense>
          {toolsFor(page, false)}
          {history && (
            <HistoryButton
              className="max-sm:gap-0 max-sm:text-[0px]"
              entity={history}
              onChanged={list.refresh}
            />
          )}
        </>
      )}
      above={(shown, page) => (
        <>
          {above?.(shown)}
          {query.filters && (
            <div className="min-h-8">
              <Suspense>{filtering && <FilterChips {...filtering} page={page} />}</Suspense>
            </div>
          )}
        </>
      )}
      selection={selection}
      below={(page) => toolsFor(page, true)}
      defaultPageSize={defaults.pageSize}
      query={query}
      onQueryChange={change}
      emptyText={texts.empty}
      failedText={texts.failed}
      settings={settings}
      onSizesChange={(sizes) => changeSettings({ sizes })}
    />
  );
}
