import { Menu, MenuButton, MenuSeparator } from '@headlessui/react';
import type { ReactTable } from '@tanstack/react-table';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button';
import type { Features } from '../../components/data-table/table-features';
import { Icon } from '../../components/icon';
import { MenuAction, MenuPanel } from '../../components/overlays/menu';
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

export interface ViewsMenuProps {
  readonly table: ReactTable<Features, Row>;
  /** Whose views they are. */
  readonly name: string;
  /** Those that are part of the product. */
  readonly views: readonly ViewConfig[];
  readonly defaults: TableDefaults;
  readonly query: TableQuery;
}

const loadSaveView = async () => (await import('./save-view')).SaveView;
const NO_VIEWS: readonly View[] = [];

/** The button Views, and the name of the view that the table shows. */
export function ViewsMenu({ table, name, views, defaults, query }: ViewsMenuProps) {
  const { push } = useAddressParams();
  const { Overlay: SaveView, open, close } = useLazyOverlay(loadSaveView);
  const offersViews = useIsOffered('views');
  const saved = useStore(viewStore)[name] ?? NO_VIEWS;
  useEffect(() => {
    if (offersViews) void loadViews(name);
  }, [offersViews, name]);
  // Not at each key of a search.
  const all = useMemo(() => {
    return [...views, ...saved].map((view: View) => {
      const ofView = readQuery(defaults, new URLSearchParams(view.address));
      return { ...view, query: ofView, asWritten: addressOf(defaults, ofView) };
    });
  }, [views, saved, defaults]);
  const now = addressOf(defaults, query);
  const chosen = all.find(({ asWritten }) => asWritten === now);
  const ids = table.getAllColumns().map(({ id }) => id);
  const shown = query.columns ?? table.getVisibleLeafColumns().map(({ id }) => id);

  return (
    <>
      <Menu>
        <MenuButton as={Button} shape="view">
          {texts.views}
        </MenuButton>
        <MenuPanel to="bottom start">
          {all.map((view) => (
            <div key={view.id ?? view.name} className="flex items-center">
              <MenuAction
                aria-current={view === chosen || undefined}
                className="flex-1 aria-current:font-semibold"
                onClick={() => push((others) => writeQuery(defaults, view.query, others))}
              >
                {view.name}
                {view.id !== undefined && (
                  <span className="font-normal text-muted text-xs">
                    {view.isShared ? view.owner : texts.onlyMe}
                  </span>
                )}
              </MenuAction>
              {view.id !== undefined && view.owner === undefined && (
                <MenuAction
                  aria-label={texts.removeView(view)}
                  title={texts.removeView(view)}
                  onClick={() => void removeView(name, view)}
                >
                  <Icon name="cross" size={14} />
                </MenuAction>
              )}
            </div>
          ))}
          {offersViews && all.length > 0 && <MenuSeparator className="my-1 border-line border-t" />}
          {offersViews && <MenuAction onClick={open}>{texts.saveView}</MenuAction>}
          {!offersViews && all.length === 0 && <MenuAction>{texts.noViews}</MenuAction>}
        </MenuPanel>
      </Menu>
      {chosen && <span className="min-w-0 truncate text-muted max-sm:sr-only">{chosen.name}</span>}
      {SaveView && (
        <SaveView
          taken={views.map(({ name }) => name)}
          table={name}
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
  const pagination = { ...query.pagination, pageIndex: 0 };
  const params = writeQuery(defaults, { ...query, pagination });
  params.sort();
  return params.toString();
}
