import { Menu, MenuButton, MenuSeparator } from '@headlessui/react';
import { memo, useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { MenuAction, MenuPanel } from '../../components/overlays/menu';
import type { ViewConfig } from '../../entities/entity-config';
import type { View } from '../../entities/wire/views';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import { useIsOffered } from '../../stores/session/rights';
import { loadViews, viewStore } from '../../stores/views/views';
import type { TableQuery } from '../../table/table-query';
import { useLazyOverlay } from '../loading/use-lazy-overlay';
import { useShownTable } from '../screen-table/shown-table';
import { useAddressParams } from '../screen-table/use-address-params';
import { readQuery, type TableDefaults, writeQuery } from '../screen-table/use-table-query';
import { texts } from './texts';

export interface ViewsMenuProps {
  /** The name of the table whose views these are. */
  readonly name: string;
  /** The views that are part of the product. */
  readonly views: readonly ViewConfig[];
  /** Views with a button, which is pressed while its view is shown. */
  readonly buttonViews: readonly ViewConfig[] | undefined;
  readonly defaults: TableDefaults;
  readonly query: TableQuery;
}

interface ShownView extends View {
  readonly query: TableQuery;
  readonly asWritten: string;
}

/** Loads with the first input. */
const loadChanges = () => import('../../stores/views/change-views');
const loadSaveView = async () => (await import('./save-view')).SaveView;
const NO_VIEWS: readonly View[] = [];

/** The Views menu, followed by the name of the current view unless that view has its own button. */
export function ViewsMenu({ name, views, buttonViews, defaults, query }: ViewsMenuProps) {
  const table = useShownTable();
  const { push } = useAddressParams();
  const { Overlay: SaveView, open, close } = useLazyOverlay(loadSaveView);
  const offersViews = useIsOffered('views');
  const saved = useStore(viewStore)[name] ?? NO_VIEWS;
  useEffect(() => {
    if (offersViews) void loadViews(name);
  }, [offersViews, name]);
  // Memoized, so that typing in the search doesn’t read all views again.
  const all = useMemo(() => {
    return [...views, ...saved].map((view: View): ShownView => {
      const ofView = readQuery(defaults, new URLSearchParams(view.address));
      return { ...view, query: ofView, asWritten: addressOf(defaults, ofView) };
    });
  }, [views, saved, defaults]);
  const choose = useCallback(
    (view: ShownView) => push((others) => writeQuery(defaults, view.query, others)),
    [push, defaults],
  );
  const remove = useCallback(
    async (view: ShownView) => (await loadOrAlert(loadChanges))?.removeView(name, view),
    [name],
  );
  const ids = table.getAllColumns().map(({ id }) => id);
  const shown = query.columns ?? table.getVisibleLeafColumns().map(({ id }) => id);
  const columns = shown.join() === ids.join() ? undefined : shown;
  const now = addressOf(defaults, query);
  /** The address with the columns that the user has arranged: a view that was saved with them is also current. */
  const address = addressOf(defaults, { ...query, columns });
  const written = (text: string) => all.find(({ asWritten }) => asWritten === text);
  const chosen = written(now) ?? written(address);

  return (
    <>
      <Views
        all={all}
        chosen={chosen}
        onChoose={choose}
        onRemove={remove}
        onSave={offersViews ? open : undefined}
      />
      {chosen && !buttonViews?.some(({ address }) => address === chosen.address) && (
        <span className="min-w-0 truncate text-muted max-sm:sr-only">{chosen.name}</span>
      )}
      {SaveView && (
        <SaveView
          taken={views.map(({ name }) => name)}
          table={name}
          address={address}
          onClose={close}
        />
      )}
    </>
  );
}

interface ViewsProps {
  readonly all: readonly ShownView[];
  readonly chosen: ShownView | undefined;
  readonly onChoose: (view: ShownView) => void;
  readonly onRemove: (view: ShownView) => void;
  /** Undefined where views can't be saved. */
  readonly onSave: (() => void) | undefined;
}

/** Renders again only when the views change, not with each page or key (see `ShownTable`). */
const Views = memo(function Views({ all, chosen, onChoose, onRemove, onSave }: ViewsProps) {
  return (
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
              onClick={() => onChoose(view)}
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
                onClick={() => onRemove(view)}
              >
                <Icon name="cross" size={14} />
              </MenuAction>
            )}
          </div>
        ))}
        {onSave && all.length > 0 && <MenuSeparator className="my-1 border-line border-t" />}
        {onSave && <MenuAction onClick={onSave}>{texts.saveView}</MenuAction>}
        {!onSave && all.length === 0 && <MenuAction>{texts.noViews}</MenuAction>}
      </MenuPanel>
    </Menu>
  );
});

/** The address of a query, the same for the same filters, sort, columns and page size. */
function addressOf(defaults: TableDefaults, query: TableQuery): string {
  const pagination = { ...query.pagination, pageIndex: 0 };
  const params = writeQuery(defaults, { ...query, pagination });
  params.sort();
  return params.toString();
}
