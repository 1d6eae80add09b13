import { loadChunk } from '../../screens/loading/load-chunk';

const loadShortcuts = () => loadChunk(() => import('./press'));

/** Loads the shortcuts with the first key or click, and passes on the keys until then. */
export function followKeys(): void {
  const early: KeyboardEvent[] = [];

  function keep(event: KeyboardEvent) {
    // The browser's own shortcut would be too early.
    if (event.ctrlKey && event.key === 'k') event.preventDefault();
    early.push(event);
    load();
  }

  function load() {
    void loadShortcuts().then(
      ({ press, pressLate }) => {
        removeEventListener('keydown', keep);
        removeEventListener('pointerdown', load);
        addEventListener('keydown', press);
        early.splice(0).forEach(pressLate);
      },
      // The next key tries again.
      () => early.splice(0),
    );
  }

  addEventListener('keydown', keep);
  // The first key may be `]` in a dialog that a click has opened: too late, it would be text.
  addEventListener('pointerdown', load);
}
