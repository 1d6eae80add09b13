import { useState } from 'react';
import { formatMoment } from '../../common/shop-time';
import { Button } from '../../components/controls/button';
import { Field } from '../../components/controls/field';
import { Select } from '../../components/controls/select';
import { TextInput } from '../../components/controls/text-input';
import type { AuditPage, AuditQuery } from '../../entities/wire/accounts';
import { loadAuditLog } from '../../stores/accounts/accounts';
import { ScreenTitle } from '../screen-title';
import { usePages } from '../use-pages';
import { detailText, kindText, texts } from './texts';

type Filter = Pick<AuditQuery, 'person' | 'day' | 'kind'>;

/** Who did what, newest first. */
export function AuditScreen() {
  const [filter, setFilter] = useState<Filter>({});
  const { page, isLoading, load } = usePages(filter, loadAuditLog);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <ScreenTitle>{texts.auditLog}</ScreenTitle>
        <p className="text-muted text-sm">{texts.logHelp}</p>
      </div>
      <div className="grid max-w-3xl gap-3 sm:grid-cols-3">
        <Field label={texts.person}>
          {({ id }) => (
            <Select
              id={id}
              value={filter.person ?? ''}
              onChange={({ currentTarget }) =>
                setFilter({ ...filter, person: currentTarget.value })
              }
            >
              <option value="">{texts.everyone}</option>
              {page?.people.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.day}>
          {({ id }) => (
            <TextInput
              id={id}
              type="date"
              value={filter.day ?? ''}
              onChange={({ currentTarget }) => setFilter({ ...filter, day: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={texts.kind}>
          {({ id }) => (
            <Select
              id={id}
              value={filter.kind ?? ''}
              onChange={({ currentTarget }) => setFilter({ ...filter, kind: currentTarget.value })}
            >
              <option value="">{texts.allKinds}</option>
              {page?.kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindText(kind)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p role="status" className="text-muted">
        {statusOf(page, isLoading)}
      </p>
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
    <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised text-sm">
      {page.entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium text-ink">{kindText(entry.kind)}</span>{' '}
            <span className="text-muted">{detailText(entry)}</span>
          </span>
          <span className="text-muted tabular-nums">
            {[formatMoment(entry.at), entry.who ?? texts.nobody, entry.address]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

function statusOf(page: AuditPage | undefined, isLoading: boolean): string {
  if (!page) return isLoading ? texts.loading : texts.failed;
  return page.entries.length > 0 ? '' : texts.none;
}
