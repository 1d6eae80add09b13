import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import { displayText } from '../../field-types/read';
import { removeRow } from '../../stores/changes';
import { texts } from './texts';

interface RemoveDialogProps {
  readonly config: EntityConfig;
  readonly row: Row;
  readonly onClose: () => void;
}

/** Asks before a row is removed. */
export function RemoveDialog({ config, row, onClose }: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const name = rowName(config, row);
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={texts.removeTitle(name)}
      confirmLabel={texts.remove}
      onCancel={onClose}
      onConfirm={async () => {
        setBusy(true);
        await removeRow(config, row);
        // A failed removal says nothing (specification, Error catalogue); the Activity panel has it.
        onClose();
      }}
    >
      {texts.removeQuestion(name, config.labelPlural)}
    </ConfirmDialog>
  );
}

/** What people call a row: the text of its first column, or what it is and its id. */
function rowName(config: EntityConfig, row: Row): string {
  const first = config.columns[0];
  const text = first && displayText(fieldOf(config, first.field), row[first.field], row);
  return text || `${config.label} ${rowId(row)}`;
}
