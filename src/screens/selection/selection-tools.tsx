import { useStore } from 'zustand';
import { visibleColumns } from '../../components/data-table/use-visible-columns';
import { MenuButton } from '../../components/overlays/menu';
import { rowId } from '../../entities/row';
import { showAlert, showBusy } from '../../stores/calls/notices';
import { loadChunk } from '../loading/load-chunk';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { texts as shared } from '../texts';
import type { ColumnField } from './export-rows';
import type { BarActions } from './selection-bar';
import type { SelectionTable } from './selection-table';
import { texts } from './texts';

const SelectionBar = lazyOverlay(async () => (await import('./selection-bar')).SelectionBar);
const loadExport = () => import('./export-rows');

interface SelectionToolsProps extends SelectionTable, BarActions {
  /** What the columns of an export are made of. */
  readonly fields: readonly ColumnField[];
}

/** The button that exports all rows that are found or, below the table, what can be done with the selected ones. */
export function SelectionTools(props: SelectionToolsProps) {
  const { store, columns, settings, page, isBar, target, fields } = props;
  const ids = useStore(store, (selected) => selected.ids);
  const isEmpty = ids.size === 0;

  async function run(kind: 'xlsx' | 'csv') {
    const found = page?.all() ?? [];
    // The selected rows in the order shown, and then those that are not found.
    const all = isBar ? [...new Set([...found, ...props.rows])] : found;
    const rows = isBar ? all.filter((row) => ids.has(rowId(row))) : found;
    const visible = visibleColumns(columns, settings);
    const { exportRows } = await loadChunk(loadExport);
    const job = { ...target, columns: visible, fields, rows };
    await showBusy(texts.creating(rows.length), exportRows(kind, job));
  }

  const item = (label: string, kind: 'xlsx' | 'csv') => {
    return { label, run: () => void run(kind).catch(() => showAlert(shared.chunkError)) };
  };
  const button = (
    <MenuButton
      label={texts.export}
      shape="download"
      items={[item(texts.xlsx, 'xlsx'), item(texts.csv, 'csv')]}
      isUp={isBar}
    />
  );
  // While there is a selection, its bar has a button of the same name.
  if (!isBar) return <div className={isEmpty ? '' : 'invisible'}>{button}</div>;
  return isEmpty || !page ? null : <SelectionBar {...props} page={page} exportButton={button} />;
}
