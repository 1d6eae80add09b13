import { isTouchScreen } from '../../components/breakpoints';

/** Focuses the first field. Until that is used, `[` and `]` still go to other rows (`press.ts`). */
export function startAtFirst(fields: HTMLElement | null): void {
  const first = fields?.querySelector<HTMLElement>('input:not([readonly]), select, textarea');
  // The keyboard of a touch screen would cover the other fields.
  if (!first || isTouchScreen()) return;
  first.dataset.autofocus = '';
  for (const type of ['input', 'pointerdown', 'blur'])
    first.addEventListener(type, () => delete first.dataset.autofocus, { once: true });
}
