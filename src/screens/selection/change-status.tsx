import { Button } from '../../components/controls/button';
import { texts } from './texts';
import type { Change } from './use-change';

const MAX_LISTED = 10;

interface ChangeStatusProps {
  readonly change: Change;
  /** What people call the row with an id. */
  readonly nameOf: (id: string) => string;
}

/** The progress of a change that is sent row by row, and which rows failed. */
export function ChangeStatus({ change: { state, stop }, nameOf }: ChangeStatusProps) {
  if (!state) return null;
  const { total, done, isRunning, outcome } = state;
  if (isRunning)
    return done === 0 ? null : (
      <div className="flex items-center gap-3">
        <progress
          aria-label={texts.progress(done, total)}
          className="h-1.5 flex-1 accent-accent"
          max={total}
          value={done}
        />
        <span className="text-muted text-xs tabular-nums">{texts.progress(done, total)}</span>
        <Button size="sm" onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    );
  if (!outcome) return null;
  const { changed, failures } = outcome;
  const listed = failures.slice(0, MAX_LISTED);
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
      {failures.length === 0 ? (
        texts.stopped(changed, total)
      ) : (
        <>
          {changed > 0 || failures.length === total
            ? texts.outcome(changed, total, failures.length)
            : texts.refused}
          {': '}
          {listed
            .map(({ id, message }) => (id === undefined ? message : `${nameOf(id)} – ${message}`))
            .join(' ')}
          {failures.length > MAX_LISTED && ` ${texts.andMore(failures.length - MAX_LISTED)}`}
        </>
      )}
    </div>
  );
}
