import { useStore } from 'zustand';
import { visibleColumns } from '../../components/data-table/use-visible-columns';
import { MenuItems } from '../../components/overlays/menu-items';
import { Popover } from '../../components/overlays/popover';
import { type Row, rowId } from '../../entities/row';
import { type ExportedBy, exportRows } from './export-rows';
import { type BarActions, SelectionBar } from './selection-bar';
import type { SelectionTable } from './selection-table';
import { texts } from './texts';

interface SelectionToolsProps extends SelectionTable, BarActions {
  readonly exportedBy: ExportedBy;
}

/** The button that exports all rows that are found or, below the table, what can be done with the selected ones. */
export function SelectionTools(props: SelectionToolsProps) {
  const { store, columns, settings, page, isBar, target, exportedBy } = props;
  const ids = useStore(store, (selected) => selected.ids);
  const isEmpty = ids.size === 0;
  if (isBar && (isEmpty || !page)) return null;

  async function run(kind: 'xlsx' | 'csv') {
    const visible = visibleColumns(columns, settings).flatMap((column) => exportedBy(column) ?? []);
    const found = page?.all() ?? [];
    const rows = isBar ? selectedFirst(found, props.rows, ids) : found;
    await exportRows(kind, { ...target, columns: visible, rows });
  }

  const item = (label: string, kind: 'xlsx' | 'csv') => {
    return { label, run: () => void run(kind).catch(console.error) };
  };
  const button = (
    <Popover
      label={texts.export}
      shape="download"
      className=""
      {...(isBar && { isUp: true, look: { size: 'sm', className: '' } })}
    >
      {(close) => (
        <MenuItems
          label={texts.export}
          items={[item(texts.xlsx, 'xlsx'), item(texts.csv, 'csv')]}
          onClose={close}
        />
      )}
    </Popover>
  );
  if (isBar && page) return <SelectionBar {...props} page={page} exportButton={button} />;
  // While there is a selection, its bar has a button of the same name.
  return (
    <div inert={!isEmpty} className={isEmpty ? '' : 'opacity-50'}>
      {button}
    </div>
  );
}

/** The selected rows in the order shown, and then those that are not found. */
function selectedFirst(
  found: readonly Row[],
  all: readonly Row[],
  ids: ReadonlySet<string>,
): readonly Row[] {
  const isSelected = (row: Row) => ids.has(rowId(row));
  const first = found.filter(isSelected);
  if (first.length === ids.size) return first;
  const known = new Set(first);
  return [...first, ...all.filter((row) => isSelected(row) && !known.has(row))];
}
