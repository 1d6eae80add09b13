import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { routerStore } from '../../stores/session/router';
import { sessionStore } from '../../stores/session/session';
import { followServer } from './follow-server';

vi.mock('../../common/configs-version', () => ({ configsVersion: () => 'old' }));
vi.mock('../../stores/server-news', () => ({
  fetchNews: async () => ({ newer: 'new', reportVersion: undefined }),
  followRights: () => {},
}));
const show = vi.hoisted(() => vi.fn());
vi.mock('./config-banner', () => ({ newsPlace: () => show }));
const outdated = { isOutdated: true, report: undefined };

const reloadedFor = () => sessionStorage.getItem('configs-reloaded');

beforeEach(() => {
  sessionStorage.clear();
  show.mockClear();
  vi.useFakeTimers();
  document.body.innerHTML = `
    <script type="application/json" id="entity-configs">[{ "route": "/coupon" }]</script>
    <input />
  `;
  sessionStore.setState({ authenticated: true });
});

test('a page with older entities is reloaded once nothing in it is in use', async () => {
  history.replaceState(null, '', '/coupon');
  const input = document.querySelector('input');
  input?.focus();
  followServer();
  await vi.advanceTimersByTimeAsync(7000);
  expect(reloadedFor()).toBeNull();
  input?.blur();
  await vi.advanceTimersByTimeAsync(7000);
  expect(reloadedFor()).toBe('new');
});

test('the Config Studio shows no banner after a change; another screen does while someone is typing', async () => {
  history.replaceState(null, '', '/studio');
  const router = createMemoryRouter([{ path: '*', element: null }]);
  routerStore.setState({ router });
  followServer();
  await vi.advanceTimersByTimeAsync(7000);
  expect(show).not.toHaveBeenCalledWith(outdated);
  document.querySelector('input')?.focus();
  history.replaceState(null, '', '/coupon');
  await router.navigate('/coupon');
  await vi.advanceTimersByTimeAsync(100);
  expect(show).toHaveBeenLastCalledWith(outdated);
});

test.each(['/coupon', '/review'])(
  'leaving the Config Studio for %s shows what has been published right away',
  async (path) => {
    history.replaceState(null, '', '/studio');
    const router = createMemoryRouter([{ path: '*', element: null }]);
    routerStore.setState({ router });
    followServer();
    await vi.advanceTimersByTimeAsync(100);
    expect(reloadedFor()).toBeNull();
    history.replaceState(null, '', path);
    await router.navigate(path);
    await vi.advanceTimersByTimeAsync(100);
    expect(reloadedFor()).toBe('new');
  },
);
