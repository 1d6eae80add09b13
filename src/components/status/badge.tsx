import type { ReactNode } from 'react';

/** In a row with a colour of its own, all have the background `--on-row` (row-boxes.css). */
const TONES = {
  neutral: 'bg-(--on-row,var(--sunken)) text-ink',
  accent: 'bg-(--on-row,var(--accent-soft)) text-accent',
  success: 'bg-(--on-row,var(--success-soft)) text-success',
  warning: 'bg-(--on-row,var(--warning-soft)) text-warning',
  danger: 'bg-(--on-row,var(--danger-soft)) text-danger',
};

export type Tone = keyof typeof TONES;

interface BadgeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return (
    <span
      className={`inline-block max-w-full truncate rounded-full px-2 py-0.5 align-middle font-medium text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
