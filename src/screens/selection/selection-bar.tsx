import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { plural } from '../../common/quantities';
import { Button } from '../../components/controls/button';
import { IconButton } from '../../components/controls/icon-button';
import { type SelectionStore, selectRows } from '../../components/data-table/selection/selection';
import type { FoundPage } from '../../components/data-table/use-table-page';
import { Icon } from '../../components/icon';
import type { Fields } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import type { SelectedChange } from '../../stores/selection/change-selected';
import { lazyChunk } from '../loading/lazy-chunk';
import { ChangeStatus } from './change-status';
import type { SelectionTable } from './selection-table';
import { texts } from './texts';
import { useChange } from './use-change';

const EditDialog = lazyChunk(async () => (await import('./edit-dialog')).EditDialog);
const RemoveSelected = lazyChunk(async () => (await import('./remove-selected')).RemoveSelected);

/** What can be done with rows. */
export interface BarActions {
  /** What a change is of. */
  readonly target: Pick<SelectedChange, 'entity' | 'labelPlural' | 'refresh'> & {
    readonly label: string;
  };
  readonly edit?: {
    readonly config: Fields;
    readonly names: readonly string[];
    /** Changes a row by itself. */
    readonly send: (
      row: Row,
      values: Row,
      texts: Readonly<Record<string, string>>,
    ) => Promise<unknown>;
  };
  readonly remove?: (row: Row) => Promise<unknown>;
  /** More buttons. */
  readonly more?: (actions: MoreActions) => ReactNode;
}

interface SelectionBarProps extends Omit<SelectionTable, 'isBar'>, BarActions {
  readonly page: FoundPage<Row>;
  /** The button that exports the selected rows. */
  readonly exportButton: ReactNode;
}

interface MoreActions {
  readonly isBusy: boolean;
  /** Opens the dialog that edits one of these fields. */
  readonly edit: (title: string, names: readonly string[]) => void;
  readonly save: (values: Row) => void;
}

interface OpenEdit {
  readonly title: string;
  readonly names: readonly string[];
}

/** What can be done with the selected rows: a bar that stays in view below the table. */
export function SelectionBar(props: SelectionBarProps) {
  const { store, rows, page, titleOf, exportButton, target, edit, remove, more } = props;
  const selected = useSelectedRows(store, rows);
  const change = useChange(store);
  const [open, setOpen] = useState<OpenEdit | 'remove'>();
  const isBusy = change.state?.isRunning ?? false;
  const ids = useStore(store, (state) => state.ids);
  const isPageFull = page.rows.every((row) => ids.has(rowId(row)));

  const name = plural(selected.length, target.label, target.labelPlural);

  function show(dialog: typeof open) {
    change.forget();
    setOpen(dialog);
  }

  const save = async (values: Row, typed: Readonly<Record<string, string>> = {}) =>
    edit !== undefined &&
    (await change.run({
      ...target,
      rows: selected,
      values,
      send: (row) => edit.send(row, values, typed),
    }));

  const nameOf = (id: string) => {
    const row = rows.find((one) => rowId(one) === id);
    return row ? titleOf(row) : id;
  };

  return (
    <section
      aria-label={texts.selection}
      className="sticky bottom-3 z-20 mx-auto flex w-full flex-col sm:w-fit gap-2 rounded-xl border border-line bg-raised p-2 shadow-lg"
    >
      {open === undefined && <ChangeStatus change={change} nameOf={nameOf} />}
      <div className="flex flex-wrap items-center gap-2">
        <span
          aria-live="polite"
          className="max-sm:-order-1 max-sm:basis-[calc(100%-4rem)] whitespace-nowrap px-2 font-semibold text-ink text-sm tabular-nums"
        >
          {texts.selected(selected.length)}
        </span>
        {isPageFull && page.matching > page.rows.length && selected.length < page.matching && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => selectRows(store, page.all().map(rowId), true)}
          >
            {texts.selectAll(page.matching)}
          </Button>
        )}
        {edit && edit.names.length > 0 && (
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() =>
              show({
                title: texts.editTitle(name),
                names: edit.names,
              })
            }
          >
            {texts.edit}
          </Button>
        )}
        {more?.({
          isBusy,
          edit: (title, names) => show({ title, names }),
          save: (values) => void save(values),
        })}
        {remove && (
          <Button size="sm" disabled={isBusy} onClick={() => show('remove')}>
            {texts.remove}
          </Button>
        )}
        {exportButton}
        <IconButton
          size="sm"
          label={texts.clear}
          className="max-sm:-order-1"
          icon={<Icon name="cross" size={14} />}
          onClick={() => selectRows(store, ids, false)}
        />
      </div>
      <Suspense>
        {edit && open !== undefined && open !== 'remove' && (
          <EditDialog
            {...open}
            config={edit.config}
            rows={selected}
            titleOf={titleOf}
            change={change}
            onSave={save}
            onUnselect={(some) => selectRows(store, some, false)}
            onClose={() => show(undefined)}
          />
        )}
        {open === 'remove' && remove && (
          <RemoveSelected
            count={selected.length}
            name={name}
            change={change}
            nameOf={nameOf}
            onRemove={() =>
              change.run({ ...target, rows: selected, values: undefined, send: remove })
            }
            onClose={() => show(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The selected rows in the list's order. Rows that have vanished are no longer selected. */
function useSelectedRows(store: SelectionStore, rows: readonly Row[]): readonly Row[] {
  const ids = useStore(store, (state) => state.ids);
  const selected = useMemo(() => rows.filter((row) => ids.has(rowId(row))), [rows, ids]);
  useEffect(() => {
    const known = new Set(selected.map(rowId));
    if (known.size < ids.size)
      selectRows(
        store,
        [...ids].filter((id) => !known.has(id)),
        false,
      );
  }, [store, ids, selected]);
  return selected;
}
