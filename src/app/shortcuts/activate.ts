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

/** The wait for an add form that is loading: the keys typed since then, and how to end it. */
let waiting: { readonly keys: string[]; readonly stop: () => void } | undefined;

/**
 * Focuses the add form of a screen, by default of the current one, unless something else is done first. Screen and form
 * may still be loading.
 */
export function focusAddForm(path = location.pathname): void {
  const observer = new MutationObserver(look);
  const keys: string[] = [];
  const listening = new AbortController();
  function stop() {
    observer.disconnect();
    listening.abort();
    waiting = undefined;
  }
  function look() {
    const form = shortcutIn(document.querySelector(`main[data-path="${path}"]`), 'n');
    if (!form) return;
    stop();
    activate(form);
    keys.forEach(typeKey);
  }
  waiting?.stop();
  waiting = { keys, stop };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stop, { signal: listening.signal });
  look();
}

/** Keeps a typed key for the add form that is loading; any other key ends the wait. Returns whether it was kept. */
export function keepForForm({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!waiting) return false;
  const isLoading = document.querySelector('[data-form-loading]') !== null;
  const isKept = isLoading && isTyped(key) && !ctrlKey && !metaKey;
  if (isKept) waiting.keys.push(key);
  else if (key !== 'Shift') waiting.stop();
  return isKept;
}

/** Whether a key is text, or goes to the next field. */
export const isTyped = (key: string) => key.length === 1 || key === 'Tab';

/** Does what a key would have done in the focused field of a form. */
export function typeKey(key: string): void {
  const { activeElement } = document;
  // `execCommand` is deprecated, so it may be missing.
  if (key !== 'Tab') return void document.execCommand?.('insertText', false, key);
  const form = activeElement?.closest('form');
  const controls = [...(form?.querySelectorAll<Element>('input, select, textarea') ?? [])];
  const next = activeElement && controls[controls.indexOf(activeElement) + 1];
  if (next instanceof HTMLElement) next.focus();
}
