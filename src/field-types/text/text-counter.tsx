import type { ReactNode } from 'react';

interface CountedProps {
  readonly id: string;
  readonly text: string;
  readonly describedBy: string | undefined;
  /** The recommended maximum length; without it, nothing is counted. */
  readonly recommended: number | undefined;
  /** Renders the control with the ids of all texts that describe it. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

const texts = {
  count: (length: number, recommended: number) => `${length} / ${recommended}`,
  tooLong: (length: number, recommended: number) =>
    `${length} / ${recommended}: longer than recommended`,
};

/** A control with a character counter, which turns amber beyond the recommended length. */
export function Counted({ id, text, describedBy, recommended, children }: CountedProps) {
  if (recommended === undefined) return children(describedBy);
  const { length } = [...text.trim()];
  const isLong = length > recommended;
  const counterId = `${id}-count`;
  return (
    <div>
      {children(describedBy ? `${describedBy} ${counterId}` : counterId)}
      <p
        id={counterId}
        className={`mt-1 text-right text-xs ${isLong ? 'text-warning' : 'text-muted'}`}
      >
        {(isLong ? texts.tooLong : texts.count)(length, recommended)}
      </p>
    </div>
  );
}
