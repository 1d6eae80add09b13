import { Menu, MenuButton } from '@headlessui/react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../components/controls/button';
import { MenuAction, MenuPanel } from '../../components/overlays/menu';
import { rowId } from '../../entities/row';
import { showBusy } from '../../stores/calls/notices';
import { may } from '../../stores/sign-in/load-user';
import { loadOrAlert } from '../loading/load-or-alert';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import type { ColumnField } from './export-rows';
import { exportTexts as texts } from './export-texts';
import type { ExportKind } from './export-worker';
import type { BarActions } from './selection-bar';
import type { SelectionTable } from './selection-table';

const SelectionBar = lazyOverlay(async () => (await import('./selection-bar')).SelectionBar);
const loadExport = () => import('./export-rows');

interface SelectionToolsProps extends SelectionTable, BarActions {
  /** What the columns of an export are made of. */
  readonly fields: readonly ColumnField[];
}

/** The button that exports all found rows or, below the table, the bar of the selected ones. */
export function SelectionTools(props: SelectionToolsProps) {
  const { table, isBar, target } = props;
  const { page } = table.options.meta ?? {};
  const isEmpty = !table.getIsSomeRowsSelected();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const button = may(target.entity, 'export') && (
    <ExportMenu latest={latest} isBar={isBar} isReplaced={!isBar && !isEmpty} />
  );
  if (!isBar) return button;
  return isEmpty || !page ? null : <SelectionBar {...props} page={page} exportButton={button} />;
}

interface ExportMenuProps {
  readonly latest: RefObject<SelectionToolsProps>;
  readonly isBar: boolean;
  /**
   * While rows are selected, the selection bar has a button of the same name. This one stays visible, so that it leaves
   * no gap in the toolbar, but is hidden from assistive technology.
   */
  readonly isReplaced: boolean;
}

const ExportMenu = memo(function ExportMenu({ latest, isBar, isReplaced }: ExportMenuProps) {
  const start = (kind: ExportKind) => void run(kind, latest.current);
  return (
    <Menu>
      <MenuButton
        as={Button}
        shape="download"
        size={isBar ? 'sm' : 'md'}
        // Disabled, so that the palette doesn’t offer it.
        disabled={isReplaced}
        aria-hidden={isReplaced}
        className={isReplaced ? 'max-sm:hidden' : undefined}
      >
        {texts.export}
      </MenuButton>
      <MenuPanel to={isBar ? 'top start' : 'bottom end'}>
        <MenuAction onClick={() => start('xlsx')}>{texts.xlsx}</MenuAction>
        <MenuAction onClick={() => start('csv')}>{texts.csv}</MenuAction>
      </MenuPanel>
    </Menu>
  );
});

async function run(kind: ExportKind, { table, isBar, target, fields }: SelectionToolsProps) {
  const found = table.options.meta?.page?.all() ?? [];
  // Selected rows that are found come first, in the order shown, then the others.
  const all = isBar ? [...new Set([...found, ...table.options.data])] : found;
  const rows = isBar ? all.filter((row) => table.state.rowSelection[rowId(row)]) : found;
  const chunk = await loadOrAlert(loadExport);
  if (!chunk) return;
  const job = { ...target, table, fields, rows };
  await showBusy(texts.creating(rows.length), chunk.exportRows(kind, job));
}
