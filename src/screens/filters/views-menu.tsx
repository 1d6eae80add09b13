import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ColumnSettings } from '../../components/data-table/columns/column-settings';
import type { DataColumn } from '../../components/data-table/data-column';
import { inOrder } from '../../components/data-table/use-visible-columns';
import { MenuButton } from '../../components/overlays/menu';
import type { ViewConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { View } from '../../entities/wire/views';
import { useIsOffered } from '../../stores/sign-in/load-user';
import { loadViews, removeView, viewStore } from '../../stores/views/views';
import type { TableQuery } from '../../table/table-query';
import { useLazyOverlay } from '../loading/use-lazy-overlay';
import { useAddressParams } from '../screen-table/use-address-params';
import { readQuery, type TableDefaults, writeQuery } from '../screen-table/use-table-query';
import { texts } from './texts';

export interface TableViews {
  /** The table that the views are of. */
  readonly table: string;
  /** Those that are part of the product. */
  readonly views: readonly ViewConfig[];
  readonly defaults: TableDefaults;
  readonly query: TableQuery;
  readonly columns: readonly Pick<DataColumn<Row>, 'id'>[];
  readonly settings: Pick<ColumnSettings, 'hidden' | 'order'>;
}

const loadSaveView = async () => (await import('./save-view')).SaveView;
const NO_VIEWS: readonly View[] = [];

/** The button Views, and the name of the view that the table shows. */
export function ViewsMenu({ table, views, defaults, query, columns, settings }: TableViews) {
  const { push } = useAddressParams();
  const { Overlay: SaveView, open, close } = useLazyOverlay(loadSaveView);
  const offersViews = useIsOffered('views');
  const saved = useStore(viewStore)[table] ?? NO_VIEWS;
  useEffect(() => {
    if (offersViews) void loadViews(table);
  }, [offersViews, table]);
  // Not at each key of a search.
  const all = useMemo(() => {
    return [...views, ...saved].map((view: View) => {
      const ofView = readQuery(defaults, new URLSearchParams(view.address));
      return { ...view, query: ofView, asWritten: addressOf(defaults, ofView) };
    });
  }, [views, saved, defaults]);
  const now = addressOf(defaults, query);
  const chosen = all.find(({ asWritten }) => asWritten === now);
  const ids = columns.map(({ id }) => id);
  const shown = inOrder(columns, settings.order)
    .map(({ id }) => id)
    .filter((id) => !settings.hidden.includes(id));

  const items = all.map((view) => ({
    ...{ label: view.name, isCurrent: view === chosen },
    run: () => push((others) => writeQuery(defaults, view.query, others)),
    ...(view.id !== undefined && {
      note: view.isShared ? undefined : texts.onlyMe,
      remove: { label: texts.removeView(view.name), run: () => void removeView(table, view) },
    }),
  }));
  const save = {
    ...{ label: texts.saveView, isApart: all.length > 0 },
    run: () => void open(),
  };
  const none = { label: texts.noViews, run: () => {} };
  const last = offersViews ? [save] : all.length === 0 ? [none] : [];

  return (
    <>
      <MenuButton
        label={texts.views}
        shape="view"
        width="w-60 max-sm:left-16"
        className="max-sm:static"
        items={[...items, ...last]}
      />
      {chosen && <span className="min-w-0 truncate text-muted max-sm:sr-only">{chosen.name}</span>}
      {SaveView && (
        <SaveView
          taken={views.map(({ name }) => name)}
          table={table}
          address={addressOf(defaults, {
            ...query,
            columns: shown.join() === ids.join() ? undefined : shown,
          })}
          onClose={close}
        />
      )}
    </>
  );
}

/** The address of a query, the same for the same filters, sort, columns and page size. */
function addressOf(defaults: TableDefaults, query: TableQuery): string {
  const params = writeQuery(defaults, { ...query, page: 1 });
  params.sort();
  return params.toString();
}
