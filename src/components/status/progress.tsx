import { texts } from '../texts';

export interface ProgressProps {
  /** What is under way; its accessible name, shown above it. */
  readonly label: string;
  readonly done: number;
  /** Nothing while nobody knows how much there is. */
  readonly total: number | null;
}

/** Long work under way, in numbers. */
export function Progress({ label, done, total }: ProgressProps) {
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex justify-between gap-4">
        <span className="text-ink">{label}</span>
        <span className="text-muted tabular-nums">{texts.progress(done, total)}</span>
      </p>
      <progress
        aria-label={label}
        // Nothing can't be the most; of nothing all is done.
        max={total || 1}
        value={total === null ? undefined : total === 0 ? 1 : done}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken indeterminate:animate-pulse indeterminate:bg-accent/50 [&::-moz-progress-bar]:bg-accent indeterminate:[&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
