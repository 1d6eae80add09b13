// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

const fresh = () => import('./preferences');

test('are there after a reload', async () => {
  const before = await fresh();
  before.setTheme('dark');
  before.setTablePreferences('installer', { hidden: ['city'] });
  before.setTablePreferences('installer', { sizes: { name: 240 } });
  vi.resetModules();
  const after = await fresh();
  expect(after.preferencesStore.getState()).toEqual({
    theme: 'dark',
    tables: { installer: { hidden: ['city'], sizes: { name: 240 } } },
  });
});

test.each([
  ['no JSON', '{"theme":'],
  ['null', 'null'],
  ['a list', '[1]'],
  [
    'wrong kinds',
    '{"theme":"pink","tables":{"a":null,"b":{"hidden":[1],"sizes":{"x":"y","z":-1}}}}',
  ],
])('are the plain ones where the storage is broken: %s', async (_, text) => {
  localStorage.setItem('preferences', text);
  const { theme, tables } = (await fresh()).preferencesStore.getState();
  expect(theme).toBe('system');
  for (const table of Object.values(tables)) expect(table).toEqual({ hidden: [], sizes: {} });
});

test('last as long as the page where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { preferencesStore, setTheme } = await fresh();
  setTheme('light');
  expect(preferencesStore.getState().theme).toBe('light');
});
