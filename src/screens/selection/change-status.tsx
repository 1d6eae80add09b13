import { Button } from '../../components/controls/button';
import { ProgressLine } from '../../components/status/progress-line';
import { type Row, rowId } from '../../entities/row';
import { MAX_NAMED, texts } from './texts';
import type { Change } from './use-change';

interface ChangeStatusProps {
  readonly change: Change;
  readonly titleOf: (row: Row) => string;
}

/** The progress of a change that is sent row by row, and which rows failed. */
export function ChangeStatus({ change: { state, stop }, titleOf }: ChangeStatusProps) {
  if (!state) return null;
  const { rows, done, outcome } = state;
  const total = rows.length;
  if (!outcome)
    return done === 0 ? null : (
      <div className="flex items-center gap-3">
        <ProgressLine
          label={texts.changing}
          text={texts.progress(done, total)}
          done={done}
          total={total}
        />
        <Button size="sm" onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    );
  const reasons = outcome.failures.slice(0, MAX_NAMED).map(({ id, message }) => {
    const row = id && rows.find((one) => rowId(one) === id);
    return row ? `${titleOf(row)} – ${message}` : message;
  });
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
      {texts.outcome(outcome.changed, total, outcome.failures.length)} {reasons.join(' ')}
      {outcome.failures.length > MAX_NAMED &&
        ` ${texts.andMore(outcome.failures.length - MAX_NAMED)}`}
    </div>
  );
}
