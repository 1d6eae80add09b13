import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  sessionStorage.setItem('auth', '{"authenticated":true,"user":{"id":7,"username":"ravi"}}');
});

const theme = async () => (await import('./preferences/theme')).themeStore.getState().theme;
const singleKeys = async () => (await import('./preferences/single-keys')).usesSingleKeys();
const recent = async () => (await import('./preferences/recent')).recentKeys();
const pdf = async () => [...(await import('./pdf/choice')).pdfChoiceStore.getState().keys];

test('what earlier releases stored is read, and stored with its version', async () => {
  localStorage.setItem('theme', '"dark"');
  localStorage.setItem('single-keys', 'false');
  localStorage.setItem('recent', '{"7":["/order",1],"8":["/pdf"]}');
  sessionStorage.setItem('pdf', '{"owner":"7","keys":["wp-1"]}');
  const readAll = async () => [await theme(), await singleKeys(), await recent(), await pdf()];
  const expected = ['dark', false, ['/order'], ['wp-1']];
  expect(await readAll()).toEqual(expected);
  expect(JSON.parse(localStorage.getItem('theme') ?? '')).toEqual({
    state: { theme: 'dark' },
    version: 1,
  });
  vi.resetModules();
  expect(await readAll()).toEqual(expected);
});

test('each user has separate recent choices, shared by all tabs', async () => {
  const { recentKeys, rememberKey } = await import('./preferences/recent');
  rememberKey('/order');
  vi.resetModules();
  (await import('./preferences/recent')).rememberKey('/pdf');
  expect(recentKeys()).toEqual(['/pdf', '/order']);
  (await import('./session/session')).endSession();
  expect(await recent()).toEqual([]);
});
