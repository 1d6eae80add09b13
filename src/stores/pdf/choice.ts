import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../common/is-record';
import { wpIdKey } from '../../entities/catalogue-link';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../lists/wallpaper';
import { readStored, writeStored } from '../preferences/storage';
import { sessionStore } from '../session/session';

/** The wallpapers that somebody chose, by their keys, in the order of choosing. */
export interface PdfChoice {
  /** Whose choice it is: nobody goes on with another's. */
  readonly owner: string | undefined;
  readonly keys: ReadonlySet<string>;
}

const KEY = 'pdf';
const NOTHING: PdfChoice = { owner: undefined, keys: new Set() };
const storage = () => sessionStorage;

/** Outlives everything but the tab, signing out, and somebody else's signing in. */
export const pdfChoiceStore = createStore<PdfChoice>(() => stored() ?? NOTHING);

let isToBeWritten = false;

// A click is shown first: to write ten thousand ids takes a while.
pdfChoiceStore.subscribe(() => {
  if (isToBeWritten) return;
  isToBeWritten = true;
  setTimeout(writeChoice);
});

function writeChoice(): void {
  isToBeWritten = false;
  const { owner, keys } = pdfChoiceStore.getState();
  writeStored(storage, KEY, { owner, keys: [...keys] });
}

sessionStore.subscribe(({ user }) => {
  const { owner } = pdfChoiceStore.getState();
  if (user && owner !== undefined && String(user.id) !== owner) forgetPdfChoice();
});

/** Chooses wallpapers, behind those that are chosen already. */
export function chooseForPdf(wpIds: readonly string[]): void {
  change((keys) => new Set([...keys, ...wpIds.map(wpIdKey)]));
}

export function unchooseForPdf(wpId: string): void {
  change((keys) => {
    const others = new Set(keys);
    others.delete(wpIdKey(wpId));
    return others;
  });
}

export function forgetPdfChoice(): void {
  pdfChoiceStore.setState(NOTHING);
}

export function useIsChosen(wpId: string): boolean {
  return useStore(pdfChoiceStore, ({ keys }) => keys.has(wpIdKey(wpId)));
}

/** The ids of wallpapers as the list has them, by their keys. */
export function idsByKey(wallpapers: readonly Row[]): ReadonlyMap<string, string> {
  const ids = wallpapers.map(wpIdOf).filter((wpId) => wpId !== '');
  return new Map(ids.map((wpId) => [wpIdKey(wpId), wpId]));
}

/** The ids of those chosen wallpapers that there are, in the order of choosing. */
export function chosenIds({ keys }: PdfChoice, ids: ReadonlyMap<string, string>): string[] {
  return [...keys].flatMap((key) => ids.get(key) ?? []);
}

function change(next: (keys: ReadonlySet<string>) => ReadonlySet<string>): void {
  const { user } = sessionStore.getState();
  pdfChoiceStore.setState(({ keys }) => ({
    owner: user ? String(user.id) : undefined,
    keys: next(keys),
  }));
}

function stored(): PdfChoice | undefined {
  const value = readStored(storage, KEY);
  if (!isRecord(value) || typeof value.owner !== 'string' || !Array.isArray(value.keys))
    return undefined;
  return { owner: value.owner, keys: new Set(value.keys.filter((key) => typeof key === 'string')) };
}
