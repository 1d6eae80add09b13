/** The looks that all typed controls share. Below 16 pixels, phones zoom in on what is typed in. */
export const controlClasses =
  'w-full rounded-md border border-line bg-raised px-2.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60 sm:text-sm';
