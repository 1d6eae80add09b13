import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../components/controls/button';
import { useIsOffered } from '../../stores/session/rights';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { texts } from '../texts';

const HistoryDialog = lazyOverlay(async () => (await import('./history-dialog')).HistoryDialog);

interface HistoryButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  readonly entity: string;
  /** Only this row's history. */
  readonly row?: unknown;
  /** Called as soon as something was undone. */
  readonly onChanged: () => void;
  /** Called when the dialog is closed after something was undone. */
  readonly onLeft?: () => void;
}

/** Opens the history of a row or a screen. Servers other than our own have none. */
export function HistoryButton({ entity, row, onChanged, onLeft, ...look }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hasChanged = useRef(false);
  if (!useIsOffered('history')) return null;
  return (
    <>
      <Button {...look} shape="history" onClick={() => setOpen(true)}>
        {texts.history}
      </Button>
      {isOpen && (
        <HistoryDialog
          entity={entity}
          row={row}
          onChanged={() => {
            hasChanged.current = true;
            onChanged();
          }}
          onClose={() => {
            setOpen(false);
            if (hasChanged.current) onLeft?.();
          }}
        />
      )}
    </>
  );
}
