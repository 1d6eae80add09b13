import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const tables = () => import('./tables');
const theme = () => import('./theme');

const installer = {
  columnVisibility: { city: false },
  columnSizing: { name: 240 },
  columnPinning: { start: ['rate'], end: [] },
  columnOrder: ['rate', 'name'],
};

test('arrangements of earlier versions are converted once', async () => {
  const old = {
    installer: {
      hidden: ['city'],
      sizes: { name: 240 },
      pinned: ['rate'],
      order: ['rate', 'name'],
    },
  };
  localStorage.setItem('tables', JSON.stringify(old));
  const pinned = { start: ['rate'] };
  expect((await tables()).preferencesStore.getState()).toEqual({
    installer: { ...installer, columnPinning: pinned },
  });
  const kept = localStorage.getItem('tables') ?? '';
  expect(JSON.parse(kept)).toMatchObject({
    version: 2,
    state: { installer: { columnOrder: ['rate', 'name'] } },
  });
});

test('an arrangement of version 1 leaves pinning at the end to the table', async () => {
  localStorage.setItem(
    'tables',
    JSON.stringify({
      version: 1,
      state: { orders: { ...installer, columnPinning: { start: ['rate'], end: [] } } },
    }),
  );
  expect((await tables()).preferencesStore.getState()).toEqual({
    orders: { ...installer, columnPinning: { start: ['rate'] } },
  });
});

test('two tabs keep each other’s arrangements', async () => {
  const oneTab = await tables();
  vi.resetModules();
  const otherTab = await tables();
  oneTab.setTablePreferences('installer', { columnVisibility: { city: false } });
  otherTab.setTablePreferences('orders', { columnVisibility: { wpId: false } });
  vi.resetModules();
  expect((await tables()).preferencesStore.getState()).toMatchObject({
    installer: { columnVisibility: { city: false } },
    orders: { columnVisibility: { wpId: false } },
  });
});

test('an arrangement lasts until the page is closed if the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const { setTablePreferences, preferencesStore } = await tables();
  setTablePreferences('installer', { columnVisibility: { city: false } });
  setTablePreferences('installer', { columnSizing: { name: 240 } });
  expect(preferencesStore.getState()).toMatchObject({
    installer: { columnVisibility: { city: false }, columnSizing: { name: 240 } },
  });
});

test('preferences survive a reload', async () => {
  const { setTablePreferences } = await tables();
  setTablePreferences('installer', { columnVisibility: { city: false } });
  setTablePreferences('installer', { columnSizing: { name: 240 } });
  setTablePreferences('installer', { columnPinning: { start: ['rate'], end: [] } });
  setTablePreferences('installer', { columnOrder: ['rate', 'name'] });
  (await theme()).setTheme('dark');
  vi.resetModules();
  expect((await tables()).preferencesStore.getState()).toEqual({ installer });
  expect((await theme()).themeStore.getState().theme).toBe('dark');
});

test.each([
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['wrong kinds', '{"a":null,"b":{"hidden":[1],"sizes":{"x":"y","z":-1},"pinned":2,"order":"x"}}'],
  ['a version without a state', '{"version":1}'],
  [
    'wrong kinds of the present version',
    '{"version":2,"state":{"a":{"columnVisibility":{"x":1},"columnOrder":2,"columnPinning":[],"columnSizing":{"x":-1}}}}',
  ],
])('preferences are the defaults when the storage is broken: %s', async (_, text) => {
  localStorage.setItem('tables', text);
  localStorage.setItem('theme', text);
  for (const table of Object.values((await tables()).preferencesStore.getState()))
    expect(table).toEqual({
      columnVisibility: {},
      columnSizing: {},
      columnPinning: { start: [] },
      columnOrder: [],
    });
  expect((await theme()).themeStore.getState().theme).toBe('system');
});

test('preferences last until the page is closed if the storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { setTheme, themeStore } = await theme();
  setTheme('light');
  expect(themeStore.getState().theme).toBe('light');
});
