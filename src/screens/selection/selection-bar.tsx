import { Menu, MenuButton } from '@headlessui/react';
import { useEffect, useMemo, useState } from 'react';
import { plural } from '../../common/quantities';
import { Button } from '../../components/controls/button';
import { IconButton } from '../../components/controls/icon-button';
import { Icon } from '../../components/icon';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { MenuAction, MenuPanel } from '../../components/overlays/menu';
import { keepToastsAbove } from '../../components/status/toast-place';
import type { Fields } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import { changeWords } from '../../stores/changes/change-words';
import {
  editOf,
  removalOf,
  type SelectedChange,
  type SelectedKind,
} from '../../stores/selection/change-selected';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { UsedBy } from '../row-forms/used-by';
import { texts as shared } from '../texts';
import { ChangeStatus } from './change-status';
import { ExportMenu } from './export-menu';
import type { ColumnField } from './export-table';
import { selectedAmong, type TableSelection } from './selecting';
import { MAX_NAMED, texts } from './texts';
import { selectionOf, useChange } from './use-change';

const EditDialog = lazyOverlay(async () => (await import('./edit-dialog')).EditDialog);

type Texts = Readonly<Record<string, string>>;

interface EditForm {
  readonly label: string;
  readonly title: (rows: string) => string;
  readonly names: readonly string[];
}

interface SelectionBarProps extends TableSelection {
  /** The kind of rows that is changed. */
  readonly target: SelectedKind;
  readonly edit?: {
    readonly config: Fields;
    /** The fields that Edit offers. */
    readonly names: readonly string[];
    /** A form for some of the fields, which has its own button. */
    readonly partForm?: EditForm;
    /** Changes a single row. */
    readonly send: (row: Row, values: Row, typed: Texts) => Promise<unknown>;
  };
  /** A menu of values that are set at once. */
  readonly marks?: {
    readonly label: string;
    readonly items: readonly { readonly label: string; readonly values: Row }[];
  };
  readonly remove?: (row: Row) => Promise<unknown>;
  /** Buttons for changes that are made at once, to the rows that they concern. */
  readonly others?: readonly {
    readonly label: string;
    readonly concerns: (row: Row) => boolean;
    readonly changeOf: (rows: readonly Row[]) => SelectedChange;
  }[];
  /** What the columns of an export are made of. Without them, there are no exports. */
  readonly exported?: readonly ColumnField[];
}

/** The actions for the selected rows, in a bar that stays in view below the table. */
export function SelectionBar(props: SelectionBarProps) {
  const { table, page, titleOf, target, edit, marks, remove, others = [], exported } = props;
  const { rowSelection } = table.state;
  const selected = selectedAmong(table.options.data)(rowSelection);
  const change = useChange({ table, titleOf });
  const [dialog, setDialog] = useState<EditForm | 'remove'>();
  const name = plural(selected.length, target.label, target.labelPlural);

  // Rows that no longer exist are deselected.
  useEffect(() => {
    if (selected.length < table.getSelectedRowIds().length)
      table.setRowSelection(selectionOf(selected.map(rowId)));
  }, [table, selected]);

  useEffect(
    () => () => {
      // The bar that had the focus has disappeared. The focus moves to the table, where keys are shortcuts, instead of
      // to the search, where they are text.
      if (document.activeElement !== document.body) return;
      // The checkbox for all rows or, if there are no rows, the next control.
      const first = document.querySelector<HTMLElement>('.table-area :is(input, button):enabled');
      first?.focus({ preventScroll: true });
    },
    [],
  );

  const isPageSelected = page.isComplete && table.getIsAllPageRowsSelected();
  const hasOtherRows = table.getRowCount() > page.rows.length;
  /** All matching rows, if more can be selected than those of the page. */
  const selectable = useMemo(() => {
    const all = isPageSelected && hasOtherRows ? page.all() : [];
    return all.every((row) => rowSelection[rowId(row)]) ? undefined : all;
  }, [isPageSelected, hasOtherRows, page, rowSelection]);

  function selectAll(all: readonly Row[]) {
    table.setRowSelection((last) => ({ ...last, ...selectionOf(all.map(rowId)) }));
  }

  function show(next: typeof dialog) {
    change.forget();
    setDialog(next);
  }

  async function save(values: Row, typed: Texts = {}) {
    if (!edit) return false;
    const send = (row: Row) => edit.send(row, values, typed);
    const words = wordsFor(edit.config, values);
    return await change.run(editOf(target, selected, { values, words, send }));
  }

  async function removeAll() {
    if (!remove) return;
    const isDone = await change.run(removalOf(target, selected, remove));
    if (isDone) show(undefined);
  }

  const opener = (label: string, opened: typeof dialog) => (
    <Button key={label} size="sm" aria-disabled={change.isRunning} onClick={() => show(opened)}>
      {label}
    </Button>
  );
  const status = <ChangeStatus change={change} />;
  const own = edit && { label: texts.edit, title: texts.editTitle, names: edit.names };
  const forms = [own, edit?.partForm].flatMap((form) =>
    form && form.names.length > 0 ? form : [],
  );

  return (
    <section
      ref={keepToastsAbove}
      aria-label={texts.selection}
      aria-keyshortcuts="s"
      // A shortcut focuses it: Tab would first go through all the remaining rows.
      tabIndex={-1}
      data-unsaved
      className="sticky bottom-3 z-20 mx-auto flex w-full flex-col sm:w-fit gap-2 rounded-xl border border-accent bg-raised p-2 elevated"
    >
      {dialog === undefined && status}
      <div className="flex flex-wrap items-center gap-2">
        <span
          aria-live="polite"
          className="max-sm:-order-1 max-sm:basis-[calc(100%-3.25rem)] whitespace-nowrap xl:px-2 font-semibold text-ink text-sm"
        >
          {texts.selected(selected.length)}
        </span>
        {selectable && (
          <Button size="sm" variant="ghost" onClick={() => selectAll(selectable)}>
            {texts.selectAll(selectable.length)}
          </Button>
        )}
        {forms.map((form) => opener(form.label, form))}
        {marks && (
          <Menu>
            <MenuButton as={Button} size="sm" aria-disabled={change.isRunning}>
              {marks.label}
            </MenuButton>
            <MenuPanel to="top start">
              {marks.items.map(({ label, values }) => (
                <MenuAction key={label} onClick={() => void save(values)}>
                  {label}
                </MenuAction>
              ))}
            </MenuPanel>
          </Menu>
        )}
        {remove && opener(shared.remove, 'remove')}
        {others.map(({ label, concerns, changeOf }) => {
          const concerned = selected.filter(concerns);
          return (
            <Button
              key={label}
              size="sm"
              aria-disabled={change.isRunning || concerned.length === 0}
              onClick={() => void change.run(changeOf(concerned))}
            >
              {label}
            </Button>
          );
        })}
        {exported && <ExportMenu target={target} fields={exported} ofSelected />}
        <IconButton
          size="sm"
          label={texts.clear}
          aria-disabled={change.isRunning}
          // At the left on a phone: the boxes of cards are at the right, and the next tap may be meant for one.
          className="max-sm:-order-2"
          icon={<Icon name="cross" size={14} />}
          onClick={() => table.resetRowSelection(true)}
        />
      </div>
      {edit && typeof dialog === 'object' && (
        <EditDialog
          title={dialog.title(name)}
          config={edit.config}
          names={dialog.names}
          rows={selected}
          titleOf={titleOf}
          change={change}
          status={status}
          onSave={save}
          onClose={() => show(undefined)}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          confirmLabel={shared.remove}
          onCancel={change.isRunning ? change.stop : () => show(undefined)}
          onConfirm={removeAll}
        >
          <p>{texts.removeQuestion(selected.length)}</p>
          <ul className="my-2 list-disc pl-5 wrap-anywhere">
            {selected.slice(0, MAX_NAMED).map((row) => (
              <li key={rowId(row)}>{titleOf(row)}</li>
            ))}
          </ul>
          {selected.length > MAX_NAMED && <p>{texts.andMore(selected.length - MAX_NAMED)}</p>}
          <UsedBy entity={target.entity} rows={selected} />
          {status}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Describes the new values. */
function wordsFor({ fields }: Fields, values: Row): string {
  return fields
    .filter(({ name }) => name in values)
    .map((field) => changeWords(field, values))
    .join(', ');
}
