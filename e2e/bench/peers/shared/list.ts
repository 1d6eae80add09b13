import { createIndex } from '../../floor/search';
import {
  type Column,
  type Installer,
  installerColumns,
  type Order,
  orderColumns,
  type Wallpaper,
  wallpaperColumns,
} from '../../shared/rows';
import { loadInstallers, loadOrders, loadWallpapers } from './load';

export interface ListQuery {
  readonly search: string;
  readonly sort: { readonly column: string; readonly isAscending: boolean } | undefined;
  /** Counts from 1; without a page size, all rows are on one. */
  readonly page: number;
  readonly pageSize: number | undefined;
}

export interface ListPage<Row> {
  readonly data: Row[];
  readonly total: number;
}

/**
 * A list that is fetched once, for libraries that ask a data provider for each page. It searches and
 * sorts with the floor's own code, so only the library's work with a page is compared.
 */
function createList<Row>(columns: readonly Column<Row>[], load: () => Promise<Row[]>) {
  let index: Promise<{ rows: Row[]; find: ReturnType<typeof createIndex<Row>> }> | undefined;
  let sorted = '';

  return async ({ search, sort, page, pageSize }: ListQuery): Promise<ListPage<Row>> => {
    index ??= load().then((rows) => ({ rows, find: createIndex(columns, rows) }));
    const { rows, find } = await index;
    const column = columns.find(({ id }) => id === sort?.column);
    if (column && sort && sorted !== column.id) {
      find.sort(column);
      sorted = column.id;
    }
    find.search(search);
    const found = [...find.found()];
    if (sort && !sort.isAscending) found.reverse();
    const size = pageSize ?? found.length;
    const shown = found.slice((page - 1) * size, page * size);
    return { data: shown.flatMap((place) => rows[place] ?? []), total: found.length };
  };
}

const orders = createList<Order>(orderColumns, loadOrders);
const installers = createList<Installer>(installerColumns, loadInstallers);
const wallpapers = createList<Wallpaper>(wallpaperColumns, loadWallpapers);

/** The lists by the name of the resource. */
export const lists: Readonly<
  Record<string, (query: ListQuery) => Promise<ListPage<{ readonly id: number }>>>
> = { orders, installers, wallpapers };
