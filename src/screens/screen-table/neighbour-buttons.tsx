import { IconButton } from '../../components/controls/icon-button';
import type { Row } from '../../entities/row';

interface NeighbourButtonsProps {
  readonly labels: { readonly previous: string; readonly next: string };
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  readonly onGoTo: (row: Row) => void;
}

/** Buttons that lead to the previous and the next row. */
export function NeighbourButtons({ labels, before, after, onGoTo }: NeighbourButtonsProps) {
  const button = (shape: 'previous' | 'next', keys: string, row: Row | undefined) => (
    <IconButton
      size="sm"
      label={labels[shape]}
      aria-keyshortcuts={keys}
      aria-disabled={!row}
      shape={shape}
      onClick={() => row && onGoTo(row)}
    />
  );
  return (
    <>
      {button('previous', '[', before)}
      {button('next', ']', after)}
    </>
  );
}
