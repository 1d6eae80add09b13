import type { Config } from 'tailwindcss';

/** The colours of tokens.css, under the names by which classes use them. */
const colours = [
  'surface',
  'raised',
  'sunken',
  'hover',
  'line',
  'ink',
  'muted',
  'accent',
  'accent-ink',
  'accent-soft',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
];

export default {
  theme: {
    extend: {
      colors: Object.fromEntries(colours.map((name) => [name, `var(--${name})`])),
    },
  },
} satisfies Config;
