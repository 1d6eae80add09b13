import { noticesStore, showToast } from '../../stores/calls/notices';
import { usesSingleKeys } from '../../stores/preferences/single-keys';
import { isOwnServer } from '../../stores/session/rights';
import { sessionStore } from '../../stores/session/session';
import { activate, focusAddForm, isTyped, keepForForm, shortcutIn, typeKey } from './activate';
import { openOverlay } from './overlays';
import { texts } from './texts';

const TYPING =
  'textarea, select, [contenteditable], [role=menu], [role=menu] *, input:not([type=checkbox], [type=radio], [type=file])';

/** The first field of an update dialog that has just been opened. */
const UNUSED = 'form [data-autofocus]';

/** Handles a key anywhere on the page. Most shortcuts are named by their elements (`aria-keyshortcuts`). */
export function press(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, defaultPrevented, isComposing } = event;
  const target = document.activeElement;
  if (!(target instanceof HTMLElement) || isComposing) return;
  if (!sessionStore.getState().authenticated) return;
  const isKept = keepForForm(event);
  const withControl = (ctrlKey || metaKey) && !event.getModifierState('AltGraph');
  const run = withControl ? runWithControl : runAlone;
  // A key that an element has handled is not for the page.
  if (isKept || ((withControl || !defaultPrevented) && run(event, target))) event.preventDefault();
}

/** Handles the keys from now on, and the `early` ones that `keep` has collected. */
export function takeOver(
  keep: (event: KeyboardEvent) => void,
  early: readonly KeyboardEvent[],
): void {
  removeEventListener('keydown', keep);
  addEventListener('keydown', press);
  early.forEach(pressLate);
}

/**
 * Handles a key that was pressed while the shortcuts were loading. It may be text for a field that an earlier key
 * focused.
 */
function pressLate(event: KeyboardEvent): void {
  const isForField = event.target !== document.activeElement && isTyped(event.key);
  if (isForField && document.activeElement?.matches(TYPING)) typeKey(event.key);
  else press(event);
}

function runWithControl({ key, altKey, shiftKey }: KeyboardEvent, target: HTMLElement): boolean {
  if (altKey || shiftKey) return false;
  if (key.toLowerCase() === 'k') {
    if (!openDialog()) void openOverlay('palette');
    return true;
  }
  const form = target.closest('form') ?? openDialog()?.querySelector('form');
  if (key !== 'Enter' || !form) return false;
  form.requestSubmit();
  return true;
}

function runAlone(event: KeyboardEvent, target: HTMLElement): boolean {
  const { altKey, shiftKey } = event;
  // With Caps Lock, letters are capitals.
  const key = event.key.length > 1 ? event.key : event.key.toLowerCase();
  // Some keyboard layouts need Shift or AltGr for `?` and `[`, but none for letters.
  const isOther = altKey && !event.getModifierState('AltGraph');
  if (isOther || (shiftKey && /^([a-z]|\w\w+)$/i.test(key))) return false;
  const dialog = openDialog();
  if (!dialog && moveInRows(key, target)) return true;
  const isTyping = target.closest(TYPING) && !(/^[[\]]$/.test(key) && target.matches(UNUSED));
  if (isTyping || !usesSingleKeys()) return false;
  const isOfRow = key === 'e' || (key === 'Enter' && target.matches('tr'));
  const element = isOfRow
    ? shortcutIn(target.closest('tr'), 'e')
    : shortcutIn(dialog ?? document, key);
  if (element) activate(element);
  else if (dialog) return false;
  else if (key === 'n') focusAddForm();
  else if (key === '?') void openOverlay('shortcuts');
  else if (key === 'u') undo();
  else return false;
  return true;
}

/** Arrow keys move from Search to the rows, and from row to row. Otherwise only a click focuses a row. */
function moveInRows(key: string, target: HTMLElement): boolean {
  const isDown = key === 'ArrowDown';
  if (!isDown && key !== 'ArrowUp') return false;
  const search = shortcutIn(document, '/');
  if (target === search && isDown) return focusRow(document.querySelector('main tr.data-row'));
  const row = target.closest('main tr.data-row');
  if (!row || target.matches(TYPING)) return false;
  let next: Element | null = row;
  do next = isDown ? next.nextElementSibling : next.previousElementSibling;
  while (next?.ariaHidden);
  if (!next && !isDown) search?.focus();
  return !next || focusRow(next);
}

function focusRow(row: Element | null): boolean {
  if (!(row instanceof HTMLElement)) return false;
  row.tabIndex = -1;
  row.focus();
  return true;
}

function undo(): void {
  const { undo: last } = noticesStore.getState();
  if (last) last.run();
  else showToast(texts.nothingToUndo + (isOwnServer() ? texts.seeHistory : ''));
}

/** The dialog that keys are for, if one is open. */
function openDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1);
}
