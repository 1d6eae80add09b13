import { loadChunk } from '../../screens/loading/load-chunk';

const loadShortcuts = () => loadChunk(() => import('./press'));

/** Loads the shortcuts with the first key, and passes on the keys until then. */
export function followKeys(): void {
  const early: KeyboardEvent[] = [];

  function keep(event: KeyboardEvent) {
    // The browser's own shortcut would be too early.
    if (event.ctrlKey && event.key === 'k') event.preventDefault();
    if (early.push(event) > 1) return;
    void loadShortcuts().then(
      ({ press, pressLate }) => {
        removeEventListener('keydown', keep);
        addEventListener('keydown', press);
        early.forEach(pressLate);
      },
      // The next key tries again.
      () => early.splice(0),
    );
  }

  addEventListener('keydown', keep);
}
