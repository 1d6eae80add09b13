import { Button } from '../controls/button';
import { texts } from './texts';

interface EmptyTableProps {
  readonly text: string;
  /** What to do, unless search or filters hide the rows. */
  readonly hint: string | undefined;
  /** The search that found nothing. */
  readonly term: string | undefined;
  readonly onClearSearch: () => void;
  /** Without it, nothing is filtered. */
  readonly onClearFilters: (() => void) | undefined;
}

/** Explains why there are no rows. */
export function EmptyTable({ text, hint, term, onClearSearch, onClearFilters }: EmptyTableProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-10 text-center">
      <p className="font-medium text-ink">{text}</p>
      {hint && <p className="text-muted">{hint}</p>}
      {(term || onClearFilters) && (
        <p className="wrap-anywhere text-muted">
          {term ? texts.nothingFound(term, onClearFilters !== undefined) : texts.nothingFiltered}
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {onClearFilters && (
          // Usually, the filters are what hides the row.
          <Button variant={term ? 'primary' : 'secondary'} onClick={onClearFilters}>
            {term ? texts.clearFilters : texts.clearAll}
          </Button>
        )}
        {term && <Button onClick={onClearSearch}>{texts.clearSearch}</Button>}
      </div>
    </div>
  );
}
