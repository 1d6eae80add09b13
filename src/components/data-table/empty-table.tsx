import { Button } from '../controls/button';
import { texts } from './texts';

interface EmptyTableProps {
  readonly text: string;
  /** What was searched for in vain. */
  readonly term: string | undefined;
  readonly onClearSearch: () => void;
}

/** Says that there is no row to show, and why. */
export function EmptyTable({ text, term, onClearSearch }: EmptyTableProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-10 text-center">
      <p className="font-medium text-ink">{text}</p>
      {term && (
        <>
          <p className="wrap-anywhere text-muted">{texts.nothingFound(term)}</p>
          <Button className="mt-3" onClick={onClearSearch}>
            {texts.clearSearch}
          </Button>
        </>
      )}
    </div>
  );
}

interface FailedTableProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says that the rows did not come. */
export function FailedTable({ text, onRetry }: FailedTableProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      <p className="font-medium text-ink">{text}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  );
}
