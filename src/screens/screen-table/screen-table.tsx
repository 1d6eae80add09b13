import { Suspense } from 'react';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table';
import { type Row, rowId } from '../../entities/row';
import type { List } from '../../stores/lists/use-list';
import { setTablePreferences, useTablePreferences } from '../../stores/preferences/tables';
import { HistoryButton } from '../history/history-button';
import { lazyChunk } from '../loading/lazy-chunk';
import { texts } from '../texts';
import type { Filterable } from './filterable';
import { useFilteredQuery } from './use-filtered-query';
import type { TableDefaults } from './use-table-query';

const FilterTools = lazyChunk(async () => (await import('../filters/filter-tools')).FilterTools);
const FilterChips = lazyChunk(async () => (await import('../filters/filter-chips')).FilterChips);

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
    | 'pinnable'
  > {
  /** Whose history the table offers. */
  readonly history?: string;
  /** Identifies the user's column settings. */
  readonly name: string;
  readonly list: Pick<List<unknown>, 'status' | 'refreshing' | 'refresh'>;
  readonly defaults: TableDefaults;
  /** Must stay the same array. */
  readonly filterables: readonly Filterable[];
}

/** The table of a screen: its query is in the address, its column settings are stored. */
export function ScreenTable(props: ScreenTableProps) {
  const { name, history, list, defaults, filterables, above, ...rest } = props;
  const { query, change, isReady } = useFilteredQuery(defaults, rest.rows, filterables);
  const filtering = { rows: rest.rows, filterables, filters: query.filters, onChange: change };
  return (
    <DataTable
      {...rest}
      rowId={rowId}
      status={isReady ? list.status : 'loading'}
      refreshing={list.refreshing}
      onRefresh={list.refresh}
      filters={(page) => (
        // As wide as the buttons.
        <Suspense fallback={<div className="w-20 sm:w-48" />}>
          <FilterTools {...filtering} searched={page?.searched} />
        </Suspense>
      )}
      above={(shown, page) => (
        <>
          {above?.(shown)}
          {query.filters && (
            <div className="min-h-8">
              <Suspense>
                <FilterChips {...filtering} page={page} />
              </Suspense>
            </div>
          )}
        </>
      )}
      tools={
        history && (
          <HistoryButton
            className="max-sm:gap-0 max-sm:text-[0px]"
            entity={history}
            onChanged={list.refresh}
          />
        )
      }
      defaultPageSize={defaults.pageSize}
      query={query}
      onQueryChange={change}
      emptyText={texts.empty}
      failedText={texts.failed}
      settings={useTablePreferences(name)}
      onSettingsChange={(change) => setTablePreferences(name, change)}
    />
  );
}
