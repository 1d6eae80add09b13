import { Menu, MenuButton } from '@headlessui/react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../components/controls/button';
import { MenuAction, MenuPanel } from '../../components/overlays/menu';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import { showBusy } from '../../stores/calls/notices';
import type { SelectedKind } from '../../stores/selection/change-selected';
import { may } from '../../stores/session/rights';
import type { ColumnField } from './export-rows';
import { exportTexts as texts } from './export-texts';
import type { ExportKind } from './export-worker';
import { selectedAmong, type TableSelection } from './selecting';

const loadExport = () => import('./export-rows');

interface ExportMenuProps extends Pick<TableSelection, 'table'> {
  readonly target: SelectedKind;
  /** What the columns of an export are made of. */
  readonly fields: readonly ColumnField[];
  /** Exports the selected rows, and not all that are found. */
  readonly ofSelected?: boolean;
}

/** The button that exports the rows found or, with `ofSelected`, the selected ones, if the user may export. */
export function ExportMenu(props: ExportMenuProps) {
  const { table, target, ofSelected = false } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const isReplaced = !ofSelected && table.getIsSomeRowsSelected();
  return (
    may(target.entity, 'export') && (
      <MemoizedMenu latest={latest} ofSelected={ofSelected} isReplaced={isReplaced} />
    )
  );
}

interface MemoizedMenuProps {
  readonly latest: RefObject<ExportMenuProps>;
  readonly ofSelected: boolean;
  /**
   * While rows are selected, the selection bar has a button of the same name. This one stays visible, so that it leaves
   * no gap in the toolbar, but is hidden from assistive technology.
   */
  readonly isReplaced: boolean;
}

const MemoizedMenu = memo(function MemoizedMenu(props: MemoizedMenuProps) {
  const { latest, ofSelected, isReplaced } = props;
  const start = (kind: ExportKind) => void run(kind, latest.current);
  return (
    <Menu>
      <MenuButton
        as={Button}
        shape="download"
        size={ofSelected ? 'sm' : 'md'}
        // Disabled, so that the palette doesn’t offer it.
        disabled={isReplaced}
        aria-hidden={isReplaced}
        className={isReplaced ? 'max-sm:hidden' : undefined}
      >
        {texts.export}
      </MenuButton>
      <MenuPanel to={ofSelected ? 'top start' : 'bottom end'}>
        <MenuAction onClick={() => start('xlsx')}>{texts.xlsx}</MenuAction>
        <MenuAction onClick={() => start('csv')}>{texts.csv}</MenuAction>
      </MenuPanel>
    </Menu>
  );
});

async function run(kind: ExportKind, { table, target, fields, ofSelected }: ExportMenuProps) {
  const found = table.options.meta?.page?.all() ?? [];
  const selected = new Set(selectedAmong(table.options.data)(table.state.rowSelection));
  // Selected rows that are found come first, in the order shown, then the others.
  const rows = ofSelected
    ? [...new Set([...found.filter((row) => selected.has(row)), ...selected])]
    : found;
  const chunk = await loadOrAlert(loadExport);
  if (!chunk) return;
  const job = { ...target, table, fields, rows };
  await showBusy(texts.creating(rows.length), chunk.exportRows(kind, job));
}
