import { loadChunk } from '../../components/loading/load-chunk';

const early: KeyboardEvent[] = [];

/** Loads the shortcuts with the first key, and replays the keys that were pressed until then. */
export function followKeys(): void {
  addEventListener('keydown', keep);
}

function keep(event: KeyboardEvent): void {
  // Otherwise the browser would run its own shortcut.
  if ((event.ctrlKey || event.metaKey) && /^k$/i.test(event.key)) event.preventDefault();
  early.push(event);
  loadShortcuts();
}

export function loadShortcuts(): void {
  void loadChunk(() => import('./press')).then(
    ({ takeOver }) => takeOver(keep, early.splice(0)),
    // The next key tries again.
    () => early.splice(0),
  );
}
