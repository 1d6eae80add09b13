interface ProgressLineProps {
  /** Its accessible name. */
  readonly label: string;
  /** The progress in numbers. */
  readonly text: string;
  readonly done: number;
  /** `undefined` while the total is unknown. */
  readonly total: number | undefined;
}

/** A progress bar and numbers in one line; only numbers on a phone. */
export function ProgressLine({ label, text, done, total }: ProgressLineProps) {
  const isKnown = total !== undefined;
  return (
    <div className="flex items-center gap-3 text-muted text-sm">
      <progress
        aria-label={label}
        className={
          isKnown
            ? 'h-2 w-48 overflow-hidden rounded-full bg-sunken forced-color-adjust-none max-sm:sr-only [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent'
            : 'sr-only'
        }
        {...(isKnown ? { value: done, max: total } : {})}
      />
      {!isKnown && <span className="spinner shrink-0" />}
      <span>{text}</span>
    </div>
  );
}
