import type { ReactNode } from 'react';

const TONES = {
  neutral: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
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
