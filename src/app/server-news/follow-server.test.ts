import { createServer } from 'node:http';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';

vi.mock('../../common/configs-version', () => ({ configsVersion: () => 'old' }));
const catchUpWithServer = vi.hoisted(() => vi.fn());
const signedOut = new Error('Signed out');
vi.mock('../../stores/server-news', () => ({
  catchUpWithServer,
  followRights: () => {},
  isSignedOut: (error: unknown) => error === signedOut,
}));
const show = vi.hoisted(() => vi.fn());
vi.mock('./config-banner', () => ({ newsBanner: () => show }));
const outdated = { isOutdated: true, report: undefined };

const reloadedFor = () => sessionStorage.getItem('configs-reloaded');

/** The code of a page that has just been loaded, with nothing left over from other tests. */
async function loadPage() {
  vi.resetModules();
  return {
    ...(await import('../../stores/calls/activity')),
    ...(await import('../../stores/calls/notices')),
    ...(await import('../../stores/pdf/download')),
    ...(await import('../../stores/session/router')),
    ...(await import('../../stores/session/session')),
    ...(await import('../../stores/upload-file')),
    ...(await import('./follow-server')),
  };
}
let page: Awaited<ReturnType<typeof loadPage>>;

beforeEach(async () => {
  sessionStorage.clear();
  show.mockClear();
  catchUpWithServer.mockResolvedValue({ newer: 'new', reportVersion: undefined });
  page = await loadPage();
  vi.useFakeTimers();
  document.body.innerHTML = `
    <script type="application/json" id="entity-configs">[{ "route": "/coupon" }]</script>
    <input />
  `;
  page.sessionStore.setState({ authenticated: true });
});

test('a page with older entities is reloaded once nothing on it is in use', async () => {
  history.replaceState(null, '', '/coupon');
  const input = document.querySelector('input');
  input?.focus();
  page.followServer();
  await vi.advanceTimersByTimeAsync(7000);
  expect(reloadedFor()).toBeNull();
  input?.blur();
  await vi.advanceTimersByTimeAsync(7000);
  expect(reloadedFor()).toBe('new');
});

test('the Config Studio shows no banner after a change; another screen does while someone is typing', async () => {
  history.replaceState(null, '', '/studio');
  const router = createMemoryRouter([{ path: '*', element: null }]);
  page.routerStore.setState({ router });
  page.followServer();
  await vi.advanceTimersByTimeAsync(7000);
  expect(show).not.toHaveBeenCalledWith(outdated);
  document.querySelector('input')?.focus();
  history.replaceState(null, '', '/coupon');
  await router.navigate('/coupon');
  await vi.advanceTimersByTimeAsync(100);
  expect(show).toHaveBeenLastCalledWith(outdated);
});

test('where storage is blocked, a page shows the banner instead of reloading, which might never end', async () => {
  history.replaceState(null, '', '/coupon');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  page.followServer();
  await vi.advanceTimersByTimeAsync(7000);
  expect(show).toHaveBeenLastCalledWith(outdated);
});

test.each(['/coupon', '/review'])(
  'leaving the Config Studio for %s shows what has been published right away',
  async (path) => {
    history.replaceState(null, '', '/studio');
    const router = createMemoryRouter([{ path: '*', element: null }]);
    page.routerStore.setState({ router });
    page.followServer();
    await vi.advanceTimersByTimeAsync(100);
    expect(reloadedFor()).toBeNull();
    history.replaceState(null, '', path);
    await router.navigate(path);
    await vi.advanceTimersByTimeAsync(100);
    expect(reloadedFor()).toBe('new');
  },
);

test('a page looks for changed rights when the server forbids something, and after no other failure', async () => {
  history.replaceState(null, '', '/coupon');
  page.sessionStore.setState({ authenticated: false });
  page.followServer();
  page.sessionStore.setState({ authenticated: true });
  page.addActivity({ what: 'Add Coupon', cause: 'Too large.', kind: 'otherStatus' });
  await vi.advanceTimersByTimeAsync(100);
  expect(reloadedFor()).toBeNull();
  page.addActivity({ what: 'Add Coupon', cause: 'Not allowed.', kind: 'forbidden' });
  await vi.advanceTimersByTimeAsync(100);
  expect(reloadedFor()).toBe('new');
});

test('a page whose session has ended leads to the sign-in on return to its tab, unless it is in use', async () => {
  catchUpWithServer.mockRejectedValue(signedOut);
  history.replaceState(null, '', '/coupon');
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/coupon'],
  });
  page.routerStore.setState({ router });
  const returnToTab = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(100);
  };
  page.followServer();
  await vi.advanceTimersByTimeAsync(7000);
  const input = document.querySelector('input');
  input?.focus();
  await returnToTab();
  expect(router.state.location.pathname).toBe('/coupon');
  input?.blur();
  await returnToTab();
  expect(router.state.location.pathname).toBe('/login');
  expect(page.sessionStore.getState().authenticated).toBe(false);
  expect(page.routerStore.getState().returnTo).toBe('/coupon');
});

describe('a page is not reloaded', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    vi.useRealTimers();
    server = await startServer(createServer);
    vi.stubEnv('VITE_API_URL', server.url);
    history.replaceState(null, '', '/coupon');
  });
  afterEach(() => server.stop());

  async function expectKept() {
    page.followServer();
    await expect.poll(() => show.mock.lastCall).toEqual([outdated]);
    expect(reloadedFor()).toBeNull();
  }
  async function expectReloaded() {
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(reloadedFor).toBe('new');
  }

  const field = { name: 'image', label: 'Image' };
  const upload = () =>
    page.uploadFile('article', field, new File(['x'], 'x.png'), new AbortController().signal);

  test.each([
    ['/api/pdf/download', () => page.downloadCatalogue(['WP-1'])],
    ['/api/uploads/article/image', upload],
  ])('while %s is running', async (path, start) => {
    // Uploads need these, because the test’s page and server have different origins.
    const headers = {
      'Access-Control-Allow-Origin': location.origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'accept, x-requested-with',
    };
    const reply = deferred<Reply>();
    server.on(`OPTIONS ${path}`, { headers });
    server.on(`POST ${path}`, reply.promise);
    const run = start();
    await expect.poll(() => server.seen(`POST ${path}`)).toHaveLength(1);
    await expectKept();
    reply.resolve({ status: 503, headers });
    await run;
    await expectReloaded();
  });

  test.each([
    ['a toast offers Undo', () => page.showToast('Saved', { label: 'Undo', run: () => {} })],
    ['an alert is shown', () => page.showAlert('Not saved')],
  ])('while %s', async (_, say) => {
    say();
    await expectKept();
    const { toasts, alerts } = page.noticesStore.getState();
    for (const { id } of [...toasts, ...alerts]) page.dismissNotice(id);
    await expectReloaded();
  });
});
