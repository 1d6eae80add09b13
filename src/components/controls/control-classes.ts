import type { ComponentProps } from 'react';

export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = ComponentProps<Tag> & {
  readonly invalid?: boolean;
};

/** Shared by all text controls. Phones zoom in on inputs with a font below 16 px. */
export const controlClasses =
  'w-full rounded-md border border-line bg-raised px-2.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60 sm:text-sm';
