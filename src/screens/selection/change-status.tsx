import { Button } from '../../components/controls/button';
import { ProgressLine } from '../../components/status/progress-line';
import { texts } from './texts';
import type { Change } from './use-change';

interface ChangeStatusProps {
  readonly change: Change;
}

/** The progress of a change that is sent row by row, or what went wrong. */
export function ChangeStatus({ change: { state, stop } }: ChangeStatusProps) {
  if (!state) return null;
  const { total, done, error } = state;
  if (error !== undefined)
    return (
      <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
        {error}
      </div>
    );
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
}
