import type { ReactNode } from 'react';
import type { DataColumn } from '../../components/data-table/data-column';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table';
import { type Row, rowId } from '../../entities/row';
import type { List } from '../../stores/lists/use-list';
import { setTablePreferences, useTablePreferences } from '../../stores/preferences/tables';
import { texts } from '../texts';
import { type TableDefaults, useTableQuery } from './use-table-query';

interface ScreenTableProps {
  /** Under which somebody's columns are kept. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly list: Omit<List<unknown>, 'content'>;
  readonly defaults: TableDefaults;
  readonly toolbar?: ReactNode;
  readonly above?: DataTableProps<Row>['above'];
  readonly fixedRows?: boolean;
}

/** The table of a screen: its search, sort and page stand in the address, its columns are kept. */
export function ScreenTable(props: ScreenTableProps) {
  const { name, caption, columns, rows, list, defaults, toolbar, above, fixedRows } = props;
  const { hidden, sizes } = useTablePreferences(name);
  const [query, changeQuery] = useTableQuery(defaults);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={rowId}
      status={list.status}
      refreshing={list.refreshing}
      onRefresh={list.refresh}
      defaultPageSize={defaults.pageSize}
      query={query}
      onQueryChange={changeQuery}
      emptyText={texts.empty}
      failedText={texts.failed}
      hiddenColumns={hidden}
      onHiddenColumnsChange={(next) => setTablePreferences(name, { hidden: next })}
      columnSizes={sizes}
      onColumnSizesChange={(next) => setTablePreferences(name, { sizes: next })}
      toolbar={toolbar}
      above={above}
      fixedRows={fixedRows}
    />
  );
}
