import { texts } from './texts';

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
        max={total ?? 1}
        value={total === null ? undefined : done}
        className="h-1.5 w-full"
      />
    </div>
  );
}
