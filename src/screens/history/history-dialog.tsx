import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import type { HistoryEntry, HistoryPage, HistoryQuery } from '../../entities/wire/history';
import { loadHistory } from '../../stores/history/history';
import { EntryItem } from './entry-item';
import { type Filter, HistoryFilters } from './history-filters';
import { RollBackDialog } from './roll-back-dialog';
import { texts } from './texts';

interface HistoryDialogProps {
  readonly entity: string;
  readonly row: unknown;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Who changed a row, or the rows of a screen, and buttons to take each change back. */
export function HistoryDialog({ entity, row, onChanged, onClose }: HistoryDialogProps) {
  const [filter, setFilter] = useState<Filter>({});
  const [rolledBack, setRolledBack] = useState<HistoryEntry>();
  const { page, isLoading, more, reload } = usePages({ entity, row, ...filter });

  function changed() {
    reload();
    onChanged();
  }

  return (
    <Dialog
      title={texts.history}
      size="lg"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {row === undefined && (
        <HistoryFilters page={page} filter={filter} onChange={(next) => setFilter(next)} />
      )}
      <p role="status" className="text-muted">
        {statusOf(page, isLoading, Object.values(filter).some(Boolean))}
      </p>
      <ol className="flex flex-col divide-y divide-line">
        {page?.entries.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            isOfScreen={row === undefined}
            onUndone={changed}
            onRollBack={() => setRolledBack(entry)}
          />
        ))}
      </ol>
      {page?.next && (
        <Button className="mt-3" busy={isLoading} onClick={more}>
          {texts.more}
        </Button>
      )}
      {rolledBack && (
        <RollBackDialog
          id={rolledBack.id}
          onDone={changed}
          onClose={() => setRolledBack(undefined)}
        />
      )}
    </Dialog>
  );
}

/** The pages so far, of the last query. */
function usePages(query: HistoryQuery) {
  const [page, setPage] = useState<HistoryPage>();
  const [isLoading, setLoading] = useState(true);
  const last = useRef(0);
  const key = JSON.stringify(query);

  async function load(from?: string) {
    last.current += 1;
    const own = last.current;
    setLoading(true);
    const next = await loadHistory({ ...query, from });
    if (own !== last.current) return;
    setLoading(false);
    setPage((before) =>
      next && from && before ? { ...next, entries: [...before.entries, ...next.entries] } : next,
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` differs only by the query.
  useEffect(() => {
    void load();
    return () => {
      last.current += 1;
    };
  }, [key]);

  return {
    page,
    isLoading,
    more: () => void load(page?.next ?? undefined),
    reload: () => void load(),
  };
}

function statusOf(page: HistoryPage | undefined, isLoading: boolean, isFiltered: boolean): string {
  if (!page) return isLoading ? texts.loading : texts.failed;
  if (page.entries.length > 0) return '';
  return isFiltered ? texts.noneFound : texts.none;
}
