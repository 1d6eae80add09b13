import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ColumnSettings } from '../../components/data-table/columns/column-settings';
import type { DataColumn } from '../../components/data-table/data-column';
import { Icon } from '../../components/icon';
import { menuItems, moveInMenu } from '../../components/overlays/menu-keys';
import { Popover } from '../../components/overlays/popover';
import type { ViewConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { View } from '../../entities/wire/views';
import { useIsOffered } from '../../stores/sign-in/load-user';
import { loadViews, removeView, viewStore } from '../../stores/views/views';
import type { TableQuery } from '../../table/table-query';
import { useAddressParams } from '../screen-table/use-address-params';
import { type TableDefaults, writeQuery } from '../screen-table/use-table-query';
import { SaveView } from './save-view';
import { texts } from './texts';
import { viewAddress, viewOfConfig, viewQuery } from './views';

export interface TableViews {
  /** The table that the views are of. */
  readonly table: string;
  /** Those that are part of the product. */
  readonly views: readonly ViewConfig[];
  readonly defaults: TableDefaults;
  readonly query: TableQuery;
  readonly columns: readonly Pick<DataColumn<Row>, 'id'>[];
  readonly settings: Pick<ColumnSettings, 'hidden'>;
}

const NO_VIEWS: readonly View[] = [];

/** The button Views, and the name of the view that the table shows. */
export function ViewsMenu({ table, views, defaults, query, columns, settings }: TableViews) {
  const { push } = useAddressParams();
  const [isSaving, setSaving] = useState(false);
  const offersViews = useIsOffered('views');
  const saved = useStore(viewStore)[table] ?? NO_VIEWS;
  useEffect(() => {
    if (offersViews) void loadViews(table);
  }, [offersViews, table]);
  const all = useMemo(
    () => [...views.map((view) => viewOfConfig(defaults, view)), ...saved],
    [views, defaults, saved],
  );
  const now = viewAddress(defaults, query);
  const shown = columns.map(({ id }) => id).filter((id) => !settings.hidden.includes(id));
  const addressOf = (view: View) => viewAddress(defaults, viewQuery(defaults, view));
  const chosen = all.find((view) => addressOf(view) === now);

  return (
    <>
      <Popover label={texts.views} shape="view" className="max-sm:static">
        {(close) => (
          <div
            role="menu"
            aria-label={texts.views}
            ref={focusFirst}
            onKeyDown={moveInMenu}
            className="max-h-[min(28rem,60dvh)] overflow-y-auto"
          >
            {all.map((view) => (
              <div key={view.id ?? view.name} className="flex items-center">
                <Item
                  isCurrent={view === chosen}
                  onChoose={() => {
                    close();
                    push((others) => writeQuery(defaults, viewQuery(defaults, view), others));
                  }}
                >
                  {view.name}
                  {view.id !== undefined && !view.isShared && (
                    <span className="text-muted text-xs"> {texts.onlyMe}</span>
                  )}
                </Item>
                {view.id !== undefined && (
                  <Item
                    label={texts.removeView(view.name)}
                    onChoose={() => {
                      close();
                      void removeView(table, view);
                    }}
                  >
                    <Icon name="cross" size={14} />
                  </Item>
                )}
              </div>
            ))}
            {all.length === 0 && !offersViews && <Item onChoose={close}>{texts.noViews}</Item>}
            {offersViews && (
              <Item
                onChoose={() => {
                  close();
                  setSaving(true);
                }}
              >
                {texts.saveView}
              </Item>
            )}
          </div>
        )}
      </Popover>
      {chosen && <span className="min-w-0 truncate text-muted max-sm:sr-only">{chosen.name}</span>}
      {isSaving && (
        <SaveView
          known={all}
          table={table}
          address={viewAddress(defaults, {
            ...query,
            columns: shown.length < columns.length ? shown : undefined,
          })}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

const focusFirst = (menu: HTMLElement | null) => menuItems(menu)[0]?.focus();

interface ItemProps {
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

function Item({ label, isCurrent = false, onChoose, children }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-current={isCurrent || undefined}
      className={`min-h-8 rounded-md px-2 text-left text-sm wrap-anywhere hover:bg-sunken focus:bg-sunken ${label ? '' : 'flex-1'} ${isCurrent ? 'font-semibold' : ''}`}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
