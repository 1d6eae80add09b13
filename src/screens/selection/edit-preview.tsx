import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button';
import { type Row, rowId } from '../../entities/row';
import { type EditPlan, MAX_LISTED } from './plan-edit';
import { texts } from './texts';

interface EditPreviewProps {
  readonly plan: EditPlan;
  readonly titleOf: (row: Row) => string;
  readonly onLeaveOut: () => void;
}

/** Which rows an edit would change, from what to what, and which it can’t change. */
export function EditPreview({ plan, titleOf, onLeaveOut }: EditPreviewProps) {
  const { count, unchanged, changes, after, invalid } = plan;
  return (
    <>
      <section aria-label={texts.willChange(count)}>
        <h3 className="font-semibold">{texts.willChange(count)}</h3>
        {unchanged > 0 && <p className="text-muted text-xs">{texts.same(unchanged)}</p>}
        <Lines rows={changes} total={count} titleOf={titleOf}>
          {({ before }) => (
            <>
              <del className="text-muted">{before || texts.empty}</del>
              <span aria-hidden className="px-1.5 text-muted">
                →
              </span>
              <span className="sr-only"> {texts.to} </span>
              <ins className="no-underline">{after || texts.empty}</ins>
            </>
          )}
        </Lines>
      </section>
      {invalid.length > 0 && (
        <section aria-label={texts.invalid(invalid.length)}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold text-danger">{texts.invalid(invalid.length)}</h3>
            <Button size="sm" onClick={onLeaveOut}>
              {texts.leaveOut(invalid.length)}
            </Button>
          </div>
          <Lines rows={invalid.slice(0, MAX_LISTED)} total={invalid.length} titleOf={titleOf}>
            {({ message }) => <span className="text-danger">{message}</span>}
          </Lines>
        </section>
      )}
    </>
  );
}

interface LinesProps<Line> {
  readonly rows: readonly Line[];
  readonly total: number;
  readonly titleOf: (row: Row) => string;
  readonly children: (line: Line) => ReactNode;
}

function Lines<Line extends { readonly row: Row }>(props: LinesProps<Line>) {
  const { rows, total, titleOf, children } = props;
  return (
    <>
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {rows.map((line) => (
          <li
            key={rowId(line.row)}
            className="grid gap-x-3 py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span>{titleOf(line.row)}</span>
            <span>{children(line)}</span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="text-muted text-xs">{texts.andMore(total - rows.length)}</p>
      )}
    </>
  );
}
