import { expect, test, vi } from 'vitest';
import { sessionStore } from '../../stores/session/session';
import { followConfigs } from './follow-configs';

vi.mock('../../common/configs-version', () => ({ configsVersion: () => 'old' }));
vi.mock('../../stores/config-news', () => ({
  fetchNews: async () => ({ newer: 'new', report: undefined }),
  followRights: () => {},
}));

const reloadedFor = () => sessionStorage.getItem('configs-reloaded');

test('a page with older entities is reloaded once nothing in it is in use', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <script type="application/json" id="entity-configs">[{ "route": "/coupon" }]</script>
    <input />
  `;
  history.replaceState(null, '', '/coupon');
  sessionStore.setState({ authenticated: true });
  const input = document.querySelector('input');
  input?.focus();
  followConfigs();
  await vi.advanceTimersByTimeAsync(7000);
  expect(reloadedFor()).toBeNull();
  input?.blur();
  await vi.advanceTimersByTimeAsync(7000);
  expect(reloadedFor()).toBe('new');
});
