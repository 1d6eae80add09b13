export interface ProgressLineProps {
  /** What is under way; its accessible name. */
  readonly label: string;
  /** How far it is, in numbers that people read. */
  readonly text: string;
  readonly done: number;
  /** Nothing while nobody knows how much there is. */
  readonly total: number | undefined;
}

/** Work under way, in one line. */
export function ProgressLine({ label, text, done, total }: ProgressLineProps) {
  return (
    <div className="flex items-center gap-3 text-muted text-sm">
      <progress
        aria-label={label}
        className="h-2 w-48 min-w-16 shrink accent-accent"
        {...(total === undefined ? {} : { value: done, max: total })}
      />
      <span className="tabular-nums">{text}</span>
    </div>
  );
}
