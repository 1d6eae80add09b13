import { useState } from 'react';
import { formatMoment } from '../../common/format-moment';
import { Button } from '../../components/controls/button';
import type { AuditPage } from '../../entities/wire/audit';
import { loadAuditLog } from '../../stores/audit/audit';
import { texts as changeTexts } from '../../stores/changes/texts';
import { type LogFilter, LogFilters } from '../history/log-filters';
import { LoadStatus } from '../loading/load-status';
import { usePages } from '../loading/use-pages';
import { ScreenTitle } from '../screen-title';
import { detailText, kindText, texts } from './texts';

/** The audit log: who did what, newest first. */
export function AuditScreen() {
  const [filter, setFilter] = useState<LogFilter>({});
  const { about: kind, ...by } = filter;
  const { page, latest, isLoading, load } = usePages({ ...by, kind }, loadAuditLog);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <ScreenTitle>{texts.title}</ScreenTitle>
        <p className="text-muted text-sm">{texts.intro}</p>
      </div>
      <LogFilters
        people={latest?.people}
        about={{
          label: texts.kind,
          all: texts.allKinds,
          options: latest?.kinds.map((kind) => ({ name: kind, label: kindText(kind) })),
        }}
        filter={filter}
        onChange={setFilter}
        className="max-w-3xl"
      />
      <LoadStatus
        isLoaded={page !== undefined}
        isLoading={isLoading}
        none={page?.entries.length === 0 ? texts.none : ''}
        onRetry={() => void load()}
      />
      {page && page.entries.length > 0 && <Entries page={page} />}
      {page?.next && (
        <Button className="self-start" busy={isLoading} onClick={() => void load(page)}>
          {texts.showMore}
        </Button>
      )}
    </div>
  );
}

function Entries({ page }: { readonly page: AuditPage }) {
  return (
    <ol className="flex flex-col divided rounded-lg border border-line bg-raised text-sm">
      {page.entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium text-ink">{kindText(entry.kind)}</span>{' '}
            <span className="text-muted">{detailText(entry)}</span>
          </span>
          <span className="text-muted">
            {[formatMoment(entry.at), entry.who ?? changeTexts.server, entry.address]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
