import { useStore } from 'zustand';
import type { PersistStorage } from 'zustand/middleware';
import { isRecord } from '../../common/is-record';
import { wpIdKey } from '../../entities/catalogue-link';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { browserStorage, keptStore } from '../browser-storage';
import { currentUserId, sessionStore } from '../session/session';

interface PdfChoice {
  /** The user's id: other users start with no choice. */
  readonly owner: string | undefined;
  /** The wallpapers' keys in the order of choosing. */
  readonly keys: ReadonlySet<string>;
}

const NOTHING: PdfChoice = { owner: undefined, keys: new Set() };

/** Lasts until the tab is closed, or the user signs out, or another one signs in. */
export const pdfChoiceStore = keptStore<PdfChoice>({
  name: 'pdf',
  initial: NOTHING,
  storage: writingLater(browserStorage(() => sessionStorage)),
  partialize: ({ owner, keys }) => ({ owner, keys: [...keys] }),
  merge: readChoice,
});

// Not `whenSessionEnds`: after an expired session, the same user keeps the choice.
sessionStore.subscribe(clearOfOther);
// Another user may have signed in before this module was loaded.
clearOfOther();

/** Adds wallpapers after those that are already chosen. */
export function addToPdf(wpIds: readonly string[]): void {
  setKeys((keys) => [...keys, ...wpIds.map(wpIdKey)]);
}

export function removeFromPdf(wpId: string): void {
  setKeys((keys) => [...keys].filter((key) => key !== wpIdKey(wpId)));
}

export function clearPdfChoice(): void {
  pdfChoiceStore.setState(NOTHING);
}

export function useIsChosen(wpId: string): boolean {
  return useStore(pdfChoiceStore, ({ keys }) => keys.has(wpIdKey(wpId)));
}

export function idsByKey(wallpapers: readonly Row[]): ReadonlyMap<string, string> {
  const ids = wallpapers.map(wpIdOf).filter((wpId) => wpId !== '');
  return new Map(ids.map((wpId) => [wpIdKey(wpId), wpId]));
}

/** The chosen ids in the order of choosing, without wallpapers that no longer exist. */
export function chosenIds({ keys }: PdfChoice, ids: ReadonlyMap<string, string>): string[] {
  return [...keys].flatMap((key) => ids.get(key) ?? []);
}

/** Clears the choice of another user than the one who is signed in. */
function clearOfOther(): void {
  const user = currentUserId();
  const { owner } = pdfChoiceStore.getState();
  if (user !== undefined && owner !== undefined && owner !== user) clearPdfChoice();
}

function setKeys(change: (keys: ReadonlySet<string>) => readonly string[]): void {
  pdfChoiceStore.setState(({ keys }) => ({ owner: currentUserId(), keys: new Set(change(keys)) }));
}

function readChoice(value: unknown): PdfChoice {
  if (!isRecord(value) || typeof value.owner !== 'string' || !Array.isArray(value.keys))
    return NOTHING;
  return { owner: value.owner, keys: new Set(value.keys.filter((key) => typeof key === 'string')) };
}

/**
 * Writes the last choice after the click is shown, or when the page is left: writing ten thousand ids takes
 * Chromium 3 ms, and 25 ms on a processor that is four times slower.
 */
function writingLater(storage: PersistStorage<unknown>): PersistStorage<unknown> {
  let write: (() => void) | undefined;
  function writeNow(): void {
    write?.();
    write = undefined;
  }
  window.addEventListener('pagehide', writeNow);
  return {
    ...storage,
    setItem(name, value) {
      if (!write) setTimeout(writeNow);
      write = () => storage.setItem(name, value);
    },
  };
}
