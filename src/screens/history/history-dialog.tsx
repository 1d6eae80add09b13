import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { CloseButton, Dialog } from '../../components/overlays/dialog';
import { returnFocus } from '../../components/return-focus';
import { screenOf } from '../../entities/hand-written';
import { mayUndo } from '../../stores/changes/undo';
import { loadHistory } from '../../stores/history/history';
import { LoadStatus } from '../loading/load-status';
import { usePages } from '../loading/use-pages';
import { texts as shared } from '../texts';
import { EntryItem } from './entry-item';
import { type LogFilter, LogFilters } from './log-filters';
import { texts } from './texts';

interface HistoryDialogProps {
  readonly entity: string;
  readonly row: unknown;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Who changed a row, or the rows of a screen, and buttons to undo each change. */
export function HistoryDialog({ entity, row, onChanged, onClose }: HistoryDialogProps) {
  const [filter, setFilter] = useState<LogFilter>({});
  const { about: field, ...by } = filter;
  const { page, latest, isLoading, load } = usePages({ entity, row, ...by, field }, loadHistory);
  const isOfScreen = row === undefined;
  const none = Object.values(filter).some(Boolean) ? texts.noneFound : texts.none;

  return (
    <Dialog
      title={shared.history}
      size="lg"
      onClose={onClose}
      footer={<CloseButton onClick={onClose} />}
    >
      {isOfScreen && (
        <LogFilters
          people={latest?.people}
          about={{ label: texts.field, all: texts.allFields, options: latest?.fields }}
          filter={filter}
          onChange={setFilter}
          className="mb-3"
        />
      )}
      {!isOfScreen && <p className="font-medium">{page?.entries[0]?.title}</p>}
      <LoadStatus
        isLoaded={page !== undefined}
        isLoading={isLoading}
        failed={texts.failed}
        none={page?.entries.length === 0 ? none : ''}
        onRetry={() => void load()}
      />
      <ol ref={returnFocus} tabIndex={-1} className="flex flex-col divided outline-none">
        {page?.entries.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            mayUndo={mayUndo(screenOf(entity))}
            isOfScreen={isOfScreen}
            onChanged={() => {
              void load();
              onChanged();
            }}
          />
        ))}
      </ol>
      {page?.next && (
        <Button className="mt-3" busy={isLoading} onClick={() => void load(page)}>
          {texts.more}
        </Button>
      )}
    </Dialog>
  );
}
