import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { ChangeStatus } from './change-status';
import { texts } from './texts';
import type { Change } from './use-change';

interface RemoveSelectedProps {
  readonly count: number;
  /** Their number, and what they are called. */
  readonly name: string;
  readonly change: Change;
  readonly nameOf: (id: string) => string;
  /** Returns whether all rows were removed. */
  readonly onRemove: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before all selected rows are removed. */
export function RemoveSelected(props: RemoveSelectedProps) {
  const { count, name, change, nameOf, onRemove, onClose } = props;
  const isRunning = change.state?.isRunning ?? false;
  return (
    <ConfirmDialog
      busy={isRunning}
      title={texts.removeTitle(name)}
      confirmLabel={texts.remove}
      onCancel={isRunning ? change.stop : onClose}
      onConfirm={async () => {
        if (await onRemove()) onClose();
      }}
    >
      <p className="mb-2">{texts.removeQuestion(count)}</p>
      <ChangeStatus change={change} nameOf={nameOf} />
    </ConfirmDialog>
  );
}
