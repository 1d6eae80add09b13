import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { routerStore } from '../../stores/session/router';
import { sessionStore } from '../../stores/session/session';
import { followConfigs } from './follow-configs';

vi.mock('../../common/configs-version', () => ({ configsVersion: () => 'old' }));
vi.mock('../../stores/config-news', () => ({
  fetchNews: async () => ({ newer: 'new', report: undefined }),
  followRights: () => {},
}));

const reloadedFor = () => sessionStorage.getItem('configs-reloaded');

beforeEach(() => {
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
  followConfigs();
  await vi.advanceTimersByTimeAsync(7000);
  expect(reloadedFor()).toBeNull();
  input?.blur();
  await vi.advanceTimersByTimeAsync(7000);
  expect(reloadedFor()).toBe('new');
});

test('leaving the Config Studio shows what has been published right away', async () => {
  history.replaceState(null, '', '/studio');
  const router = createMemoryRouter([{ path: '*', element: null }]);
  routerStore.setState({ router });
  followConfigs();
  await vi.advanceTimersByTimeAsync(100);
  expect(reloadedFor()).toBeNull();
  history.replaceState(null, '', '/coupon');
  await router.navigate('/coupon');
  await vi.advanceTimersByTimeAsync(100);
  expect(reloadedFor()).toBe('new');
});
