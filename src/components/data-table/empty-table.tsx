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
      {term && (
        <>
          <p className="wrap-anywhere text-muted">
            {texts.nothingFound(term, onClearFilters !== undefined)}
          </p>
          <Button className="mt-3" onClick={onClearSearch}>
            {texts.clearSearch}
          </Button>
        </>
      )}
      {onClearFilters && (
        <>
          {!term && <p className="mt-3 text-muted">{texts.nothingFiltered}</p>}
          <Button className="mt-3" onClick={onClearFilters}>
            {term ? texts.clearFilters : texts.clearAll}
          </Button>
        </>
      )}
    </div>
  );
}
