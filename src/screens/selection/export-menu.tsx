import { Menu, MenuButton } from '@headlessui/react';
import { memo } from 'react';
import { Button } from '../../components/controls/button';
import { MenuAction, MenuPanel } from '../../components/overlays/menu';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import type { SelectedKind } from '../../stores/selection/change-selected';
import { may } from '../../stores/session/rights';
import { useShownTable } from '../screen-table/shown-table';
import type { ColumnField } from './export-table';
import { exportTexts as texts } from './export-texts';
import type { ExportKind } from './export-worker';

const loadExport = () => import('./export-table');

/** A closed menu renders again only if one of these changes, so each should stay the same object. */
interface ExportMenuProps {
  readonly target: SelectedKind;
  /** What the columns of an export are made of. */
  readonly fields: readonly ColumnField[];
  /** Exports the selected rows, and not all that are found. */
  readonly ofSelected?: boolean;
}

/** The button that exports the rows found or, with `ofSelected`, the selected ones, if the user may export. */
export function ExportMenu({ target, fields, ofSelected = false }: ExportMenuProps) {
  const isSelecting = useShownTable().getIsSomeRowsSelected();
  return (
    may(target.entity, 'export') && (
      <MemoizedMenu
        target={target}
        fields={fields}
        ofSelected={ofSelected}
        isReplaced={isSelecting && !ofSelected}
      />
    )
  );
}

interface MemoizedMenuProps extends Required<ExportMenuProps> {
  /**
   * While rows are selected, the selection bar has a button of the same name. This one stays visible, so that it leaves
   * no gap in the toolbar, but is hidden from assistive technology.
   */
  readonly isReplaced: boolean;
}

const MemoizedMenu = memo(function MemoizedMenu(props: MemoizedMenuProps) {
  const { target, fields, ofSelected, isReplaced } = props;
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
        <Formats target={target} fields={fields} ofSelected={ofSelected} />
      </MenuPanel>
    </Menu>
  );
});

function Formats({ target, fields, ofSelected }: Required<ExportMenuProps>) {
  const table = useShownTable();

  async function run(kind: ExportKind) {
    const chunk = await loadOrAlert(loadExport);
    await chunk?.exportTable(kind, { target, table, fields, ofSelected });
  }

  return (
    <>
      <MenuAction onClick={() => void run('xlsx')}>{texts.xlsx}</MenuAction>
      <MenuAction onClick={() => void run('csv')}>{texts.csv}</MenuAction>
    </>
  );
}
