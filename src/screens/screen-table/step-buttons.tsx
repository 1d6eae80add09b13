import { IconButton } from '../../components/controls/icon-button';
import type { Row } from '../../entities/row';

interface StepButtonsProps {
  readonly labels: { readonly previous: string; readonly next: string };
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  readonly onGoTo: (row: Row) => void;
}

/** Buttons to the rows before and after one. */
export function StepButtons({ labels, before, after, onGoTo }: StepButtonsProps) {
  return (
    <>
      <IconButton
        size="sm"
        label={labels.previous}
        aria-keyshortcuts="["
        disabled={!before}
        shape="previous"
        onClick={() => before && onGoTo(before)}
      />
      <IconButton
        size="sm"
        label={labels.next}
        aria-keyshortcuts="]"
        disabled={!after}
        shape="next"
        onClick={() => after && onGoTo(after)}
      />
    </>
  );
}
