import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../session/session';
import { ravi, signedInAt } from '../testing';
import {
  addToPdf,
  chosenIds,
  clearPdfChoice,
  idsByKey,
  pdfChoiceStore,
  removeFromPdf,
} from './choice';

const wallpapers = [
  { wpId: 'WP-1' },
  { wpId: 'WP-2' },
  { wpId: 'Wp-3' },
  { wpId: null },
  { wpId: 7 },
];
const chosen = (some = wallpapers) => chosenIds(pdfChoiceStore.getState(), idsByKey(some));

beforeEach(() => {
  signedInAt('/pdf');
  clearPdfChoice();
});

test('the choice has no duplicates and keeps its order', () => {
  addToPdf(['WP-2']);
  addToPdf(['WP-1', 'WP-2', 'WP-3']);
  addToPdf(['7']);
  expect(chosen()).toEqual(['WP-2', 'WP-1', 'Wp-3', '7']);
  removeFromPdf('wp-2');
  addToPdf(['wp-2']);
  expect(chosen()).toEqual(['WP-1', 'Wp-3', '7', 'WP-2']);
});

test('wallpapers that no longer exist are left out', () => {
  addToPdf(['WP-1', 'WP-2']);
  expect(chosen(wallpapers.slice(1))).toEqual(['WP-2']);
});

test('the choice outlives an expired session, but only for the same user', () => {
  addToPdf(['WP-1']);
  endSession();
  startSession(ravi);
  expect(chosen()).toEqual(['WP-1']);
  endSession();
  startSession({ id: 8, username: 'asha' });
  expect(chosen()).toEqual([]);
});

test('a choice is stored even if the page is left right after it', () => {
  addToPdf(['WP-1']);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('pdf')).toContain('wp-1');
});

test('the choice is restored when the page is reloaded', async () => {
  addToPdf(['WP-2', 'WP-1']);
  await expect.poll(() => sessionStorage.getItem('pdf')).toContain('wp-1');
  vi.resetModules();
  const reloaded = await import('./choice');
  const { keys } = reloaded.pdfChoiceStore.getState();
  expect([...keys]).toEqual(['wp-2', 'wp-1']);
});

test('a choice is dropped when its code loads after another user has signed in', async () => {
  addToPdf(['WP-1']);
  await expect.poll(() => sessionStorage.getItem('pdf')).toContain('wp-1');
  vi.resetModules();
  const { startSession: startNext } = await import('../session/session');
  startNext({ id: 8, username: 'asha' });
  const reloaded = await import('./choice');
  expect([...reloaded.pdfChoiceStore.getState().keys]).toEqual([]);
});
