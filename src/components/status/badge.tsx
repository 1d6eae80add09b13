import type { ReactNode } from 'react';
import type { Tone } from '../../common/tones';

interface BadgeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** Its colours are those of tags in tables (cells.css). */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span
      data-tone={tone}
      className="inline-block max-w-full truncate rounded-full bg-(--on-row,var(--tag)) px-2 py-0.5 align-middle font-medium text-(--tone) text-xs"
    >
      {children}
    </span>
  );
}
