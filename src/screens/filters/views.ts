import { filterText, type ViewConfig } from '../../entities/entity-config';
import type { View } from '../../entities/wire/views';
import type { TableQuery } from '../../table/table-query';
import { readQuery, type TableDefaults, writeQuery } from '../screen-table/use-table-query';

/** The view of a query: the parameters of its address, in one order. */
export function viewAddress(defaults: TableDefaults, query: TableQuery): string {
  const params = writeQuery(defaults, { ...query, page: 1 });
  params.sort();
  return params.toString();
}

/** What a view shows; parameters that mean nothing here are passed over. */
export const viewQuery = (defaults: TableDefaults, { address }: View): TableQuery =>
  readQuery(defaults, new URLSearchParams(address));

export function viewOfConfig(defaults: TableDefaults, config: ViewConfig): View {
  const { name, search = '', filters = {}, sort, columns, pageSize = defaults.pageSize } = config;
  const query: TableQuery = {
    ...{ search, columns, pageSize, page: 1 },
    sort: sort ? { column: sort.field, direction: sort.direction } : defaults.sort,
    filters: Object.fromEntries(
      Object.entries(filters).map(([field, wanted]) => [field, [wanted].flat().map(filterText)]),
    ),
  };
  return { name, address: viewAddress(defaults, query), isShared: true };
}
