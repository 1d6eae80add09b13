import { DataTable, type DataTableProps } from '../../components/data-table/data-table';
import { type Row, rowId } from '../../entities/row';
import type { List } from '../../stores/lists/use-list';
import { setTablePreferences, useTablePreferences } from '../../stores/preferences/tables';
import { HistoryButton } from '../history/history-button';
import { texts } from '../texts';
import { type TableDefaults, useTableQuery } from './use-table-query';

interface ScreenTableProps
  extends Pick<
    DataTableProps<Row>,
    'caption' | 'columns' | 'rows' | 'above' | 'fixedRows' | 'rowHeight' | 'cardHeight' | 'pinnable'
  > {
  /** Whose history the table offers. */
  readonly history?: string;
  /** Identifies the user's column settings. */
  readonly name: string;
  readonly list: Pick<List<unknown>, 'status' | 'refreshing' | 'refresh'>;
  readonly defaults: TableDefaults;
}

/** The table of a screen: its search, sort and page are in the address, its column settings are stored. */
export function ScreenTable({ name, history, list, defaults, ...rest }: ScreenTableProps) {
  const [query, changeQuery] = useTableQuery(defaults);
  return (
    <DataTable
      {...rest}
      rowId={rowId}
      status={list.status}
      refreshing={list.refreshing}
      onRefresh={list.refresh}
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
      onQueryChange={changeQuery}
      emptyText={texts.empty}
      failedText={texts.failed}
      settings={useTablePreferences(name)}
      onSettingsChange={(change) => setTablePreferences(name, change)}
    />
  );
}
