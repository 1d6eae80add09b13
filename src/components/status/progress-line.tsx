import { Spinner } from './spinner';

export interface ProgressLineProps {
  /** What is under way; its accessible name. */
  readonly label: string;
  /** How far it is, in numbers that people read. */
  readonly text: string;
  readonly done: number;
  /** Nothing while nobody knows how much there is. */
  readonly total: number | undefined;
}

/** Work under way, in one line; on a phone in numbers alone. */
export function ProgressLine({ label, text, done, total }: ProgressLineProps) {
  const isKnown = total !== undefined;
  return (
    <div className="flex items-center gap-3 text-muted text-sm">
      <progress
        aria-label={label}
        className={isKnown ? 'h-2 w-48 accent-accent max-sm:sr-only' : 'sr-only'}
        {...(isKnown ? { value: done, max: total } : {})}
      />
      {!isKnown && <Spinner />}
      <span className="tabular-nums">{text}</span>
    </div>
  );
}
