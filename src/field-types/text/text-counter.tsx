import type { ReactNode } from 'react';

interface CountedProps {
  readonly id: string;
  readonly text: string;
  readonly describedBy: string | undefined;
  /** How many characters are usual; nothing is counted when there is no such number. */
  readonly usual: number | undefined;
  /** The control, given the ids of all the texts that describe it. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

const texts = {
  count: (length: number, usual: number) => `${length} / ${usual}`,
  tooLong: (length: number, usual: number) => `${length} / ${usual}: may be cut off in searches`,
};

/** A control with a count of its characters: amber beyond the usual length, refusing nothing. */
export function Counted({ id, text, describedBy, usual, children }: CountedProps) {
  if (usual === undefined) return children(describedBy);
  const { length } = [...text.trim()];
  const isLong = length > usual;
  const counterId = `${id}-count`;
  return (
    <div>
      {children(describedBy ? `${describedBy} ${counterId}` : counterId)}
      <p
        id={counterId}
        className={`mt-1 text-right text-xs tabular-nums ${isLong ? 'text-warning' : 'text-muted'}`}
      >
        {(isLong ? texts.tooLong : texts.count)(length, usual)}
      </p>
    </div>
  );
}
