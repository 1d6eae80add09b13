/** The looks that all typed controls share. */
export const controlClasses =
  'w-full rounded-md border border-line bg-raised px-2.5 text-ink text-sm placeholder:text-muted aria-invalid:border-danger disabled:opacity-60';
