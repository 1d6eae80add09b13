// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const tables = () => import('./tables');
const theme = () => import('./theme');

test('preferences survive a reload', async () => {
  const { setTablePreferences } = await tables();
  setTablePreferences('installer', { hidden: ['city'] });
  setTablePreferences('installer', { sizes: { name: 240 } });
  setTablePreferences('installer', { pinned: ['rate'] });
  setTablePreferences('installer', { order: ['rate', 'name'] });
  (await theme()).setTheme('dark');
  vi.resetModules();
  expect((await tables()).preferencesStore.getState()).toEqual({
    installer: {
      hidden: ['city'],
      sizes: { name: 240 },
      pinned: ['rate'],
      order: ['rate', 'name'],
    },
  });
  expect((await theme()).themeStore.getState()).toBe('dark');
});

test.each([
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['wrong kinds', '{"a":null,"b":{"hidden":[1],"sizes":{"x":"y","z":-1},"pinned":2,"order":"x"}}'],
])('preferences are the defaults when the storage is broken: %s', async (_, text) => {
  localStorage.setItem('tables', text);
  localStorage.setItem('theme', text);
  for (const table of Object.values((await tables()).preferencesStore.getState()))
    expect(table).toEqual({ hidden: [], sizes: {}, pinned: [], order: [] });
  expect((await theme()).themeStore.getState()).toBe('system');
});

test('preferences last as long as the page when the storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { setTheme, themeStore } = await theme();
  setTheme('light');
  expect(themeStore.getState()).toBe('light');
});
