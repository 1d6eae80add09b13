import { Button } from '../button';
import { texts } from './texts';

interface TableNoticeProps {
  readonly text: string;
  readonly actionLabel?: string;
  readonly onAction?: () => void;
}

/** What stands in a table's place when there is no row to show. */
export function TableNotice({ text, actionLabel, onAction }: TableNoticeProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center text-muted">
      <p>{text}</p>
      {actionLabel && onAction && <Button onClick={onAction}>{actionLabel}</Button>}
    </div>
  );
}

interface EmptyTableProps {
  readonly status: 'ready' | 'failed';
  readonly term: string;
  readonly hasRows: boolean;
  readonly emptyText: string;
  readonly failedText: string;
  readonly onRetry: () => void;
  readonly onClearSearch: () => void;
}

/** Why a table shows no row, and what can be done about it. */
export function EmptyTable(props: EmptyTableProps) {
  const { status, term, hasRows, emptyText, failedText, onRetry, onClearSearch } = props;
  if (status === 'failed')
    return <TableNotice text={failedText} actionLabel={texts.retry} onAction={onRetry} />;
  if (hasRows)
    return (
      <>
        <TableNotice text={emptyText} />
        <TableNotice
          text={texts.nothingFound(term)}
          actionLabel={texts.clearSearch}
          onAction={onClearSearch}
        />
      </>
    );
  return <TableNotice text={emptyText} />;
}
