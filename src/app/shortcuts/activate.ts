/** The visible element that names a key as its shortcut. */
export function shortcutIn(scope: ParentNode | null, key: string): HTMLElement | undefined {
  const all = scope?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts=${JSON.stringify(key)}]`);
  return [...(all ?? [])].find((element) => element.checkVisibility());
}

/** Clicks a button, or focuses an input or the first input of a form. */
export function activate(element: HTMLElement): void {
  const isForm = element.matches('form');
  const control = isForm ? element.querySelector<HTMLElement>('input, select, textarea') : element;
  if (control?.matches('button')) control.click();
  else control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/** Focuses the screen's add form, which may still be loading, unless something else is done first. */
export function focusAddForm(): void {
  const observer = new MutationObserver(look);
  const stop = () => observer.disconnect();
  function look() {
    const form = shortcutIn(document, 'n');
    if (!form) return;
    stop();
    activate(form);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, stop, { once: true });
  look();
}
