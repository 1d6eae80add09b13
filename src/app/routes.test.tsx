import { createServer } from 'node:http';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inFlight } from '../api/http/in-flight';
import { deferred, type Reply, type ScriptedServer, startServer } from '../api/http/testing';
import { entityConfig } from '../entities/testing';
import { confirmationStore } from '../stores/session/rights';
import { navigate } from '../stores/session/router';
import { endSession } from '../stores/session/session';
import { ravi, signedInAt } from '../stores/testing';
import { renderApplication } from './testing';

vi.mock('../screens/entity/entity-screen', () => ({
  EntityScreen: ({ config }: { config: { title: string } }) => <h1>{config.title}</h1>,
}));

const fields = [{ name: 'name', type: 'text' }];
const installers = entityConfig({ name: 'installer', label: 'Installer', fields });
const coupons = entityConfig({
  name: 'coupon',
  label: 'Coupon',
  navigation: { group: 'Marketing', order: 10 },
  fields,
});
const USER = 'GET /api/user';
const ROWS = 'POST /api/installer/fetch';

let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  signedInAt('/');
  endSession();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie as a server would set it
  document.cookie = 'XSRF-TOKEN=token';
  server.on(USER, { json: ravi });
  server.on(ROWS, { json: [] });
  server.on('POST /api/coupon/fetch', { json: [] });
});
afterEach(() => {
  inFlight.abort();
  cleanup();
  server.stop();
});

function open(address: string, configs = [coupons, installers]) {
  renderApplication(address, configs);
  return {
    at: () => location.pathname + location.search,
    go: (to: string) => act(() => navigate(to)),
  };
}

function forgetToken() {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie as a server would unset it
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a visitor who is not signed in', () => {
  beforeEach(() => server.on(USER, { status: 401 }));

  test.each(['/', '/login'])('finds the login screen at %s, without any request', async (path) => {
    forgetToken();
    const { at } = open(path);
    await heading('Login');
    expect(at()).toBe(path);
    expect(document.title).toBe('Login · Paperhanger');
    expect(server.requests).toEqual([]);
  });

  test('finds the login screen at / even after an earlier session', async () => {
    const { at } = open('/');
    await heading('Login');
    expect(at()).toBe('/');
    expect(server.seen(USER)).toHaveLength(1);
  });

  test.each(['/installer', '/dashboard', '/404', '/no/such/path'])(
    'is sent from %s to /login without seeing the frame first',
    async (path) => {
      const answer = deferred<Reply>();
      server.on(USER, answer.promise);
      const { at } = open(path);
      await waitFor(() => expect(server.seen(USER)).toHaveLength(1));
      expect(screen.queryByRole('navigation')).toBeNull();
      answer.resolve({ status: 401 });
      await heading('Login');
      expect(at()).toBe('/login');
      expect(server.seen(USER)).toHaveLength(1);
    },
  );

  test('is redirected to /login once, however many responses say 401', async () => {
    server.on(ROWS, { status: 401 });
    const { at } = open('/installer');
    await heading('Login');
    expect(at()).toBe('/login');
    expect(server.seen(USER)).toHaveLength(1);
  });

  test('causes no request for rows while the browser has no token', async () => {
    forgetToken();
    open('/installer');
    await heading('Login');
    expect(server.seen(ROWS)).toHaveLength(0);
  });

  test('sees /otp only after a one-time password was sent', async () => {
    server.on('POST /otpSent', { json: false }, { json: true });
    const { at, go } = open('/otp');
    await heading('Login');
    expect(at()).toBe('/login');
    await go('/otp');
    expect(await screen.findByLabelText('OTP')).toBeTruthy();
    expect(server.seen(USER)).toHaveLength(0);
  });
});

describe('a user who is signed in', () => {
  test('is redirected from / to the orders, and sees no login screen', async () => {
    server.on('POST /api/orders/fetch', { json: [] });
    const { length } = history;
    const { at } = open('/');
    await waitFor(() => expect(at()).toBe('/order'));
    expect(screen.queryByRole('heading', { name: 'Login' })).toBeNull();
    expect(history.length).toBe(length);
  });

  test('causes requests for user and rows at the same time', async () => {
    const answer = deferred<Reply>();
    server.on(USER, answer.promise);
    open('/installer');
    await waitFor(() => expect(server.seen(ROWS)).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
    answer.resolve({ json: ravi });
    await heading('Installers');
    expect(document.title).toBe('Installers · Paperhanger');
    expect(server.seen(ROWS)).toHaveLength(1);
  });

  test('gets rows even if only the user’s response sets a token', async () => {
    forgetToken();
    open('/installer');
    await heading('Installers');
    await waitFor(() => expect(server.seen(ROWS)).toHaveLength(1));
  });

  test('is fetched for each new path, but not for a search', async () => {
    const { go } = open('/installer');
    await heading('Installers');
    await go('/installer?search=ravi');
    expect(server.seen(USER)).toHaveLength(1);
    await go('/coupon');
    await heading('Coupons');
    await waitFor(() => expect(server.seen(USER)).toHaveLength(2));
    expect(server.seen(ROWS)).toHaveLength(1);
  });

  test('sees the next screen at once, and the login screen if the session has ended', async () => {
    const answer = deferred<Reply>();
    const { at, go } = open('/installer?page=2');
    await heading('Installers');
    server.on(USER, answer.promise);
    await go('/coupon');
    await heading('Coupons');
    answer.resolve({ status: 401 });
    await heading('Login');
    expect(at()).toBe('/login');
  });

  test('is redirected from /dashboard to the installers, or else to the first screen', async () => {
    const { length } = history;
    const { at } = open('/dashboard');
    await heading('Installers');
    expect(at()).toBe('/installer');
    // Back must not lead to /dashboard.
    expect(history.length).toBe(length);
    cleanup();
    open('/dashboard', [coupons]);
    await heading('Coupons');
  });

  test('finds Error 404 at an unknown path, with a button back', async () => {
    const { at } = open('/wp-admin/setup');
    await heading('Error 404');
    expect(at()).toBe('/404');
    await userEvent.click(screen.getByRole('button', { name: 'Back to Installers' }));
    await heading('Installers');
  });

  test.each([
    ['/Coupons', '/coupons/'],
    ['/coupons', '/COUPONS'],
  ])('finds the screen of the route %s at %s', async (route, address) => {
    open(address, [entityConfig({ name: 'coupon', label: 'Coupon', route, fields })]);
    await heading('Coupons');
    expect(screen.getByRole('link', { name: 'Coupons' }).ariaCurrent).toBe('page');
  });

  test('sees links by group, with the current one marked', async () => {
    open('/coupon');
    await heading('Coupons');
    const navigation = screen.getByRole('navigation', { name: 'Screens' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Coupons',
      'Reviews',
      'PDF',
      'Orders',
      'Custom Catalogue',
      'Installers',
    ]);
    expect(links.filter((link) => link.ariaCurrent === 'page')).toEqual([links[0]]);
    expect(within(navigation).getByRole('list', { name: 'Marketing' })).toBeTruthy();
  });

  test('is sent to /login after signing out', async () => {
    const { at } = open('/installer');
    await heading('Installers');
    server.on('POST /logout', { status: 204 });
    server.on(USER, { status: 401 });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await heading('Login');
    expect(at()).toBe('/login');
  });
});

describe('when the user can’t be fetched', () => {
  test('an error is shown, without a redirect to /login', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    server.on(USER, { status: 500 });
    const { at } = open('/installer');
    await heading('Couldn’t find out who is signed in');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(at()).toBe('/installer');
  });
});

test.each([
  ['the last address', '/installer'],
  ['a link to filtered rows', '/installer?search=ravi'],
])('signing in leads back to %s', async (_, first) => {
  const user = userEvent.setup();
  server.on(USER, first === '/installer' ? { json: ravi } : { status: 401 });
  const { at, go } = open(first);
  if (first === '/installer') {
    await heading('Installers');
    await go('/coupon?page=2');
    await heading('Coupons');
    server.on(USER, { status: 401 });
    server.on(ROWS, { status: 419 });
    await go('/installer?search=ravi');
  }
  await heading('Login');

  server.on('GET /sanctum/csrf-cookie', { status: 204 });
  server.on('POST /login', { json: 1 });
  server.on('POST /otpSent', { json: 1 });
  server.on('POST /verifyOTP', { json: 1 });
  await user.type(screen.getByLabelText('Username'), 'ravi');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.type(await screen.findByLabelText('OTP'), '123 456');
  server.on(USER, { json: ravi });
  server.on(ROWS, { json: [] });
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await heading('Installers');
  expect(at()).toBe('/installer?search=ravi');
  expect(server.seen('POST /verifyOTP')[0]?.body).toBe('{"otp":"123456"}');
});

describe('someone whose role does not allow everything', () => {
  const allow = (rights: object) => server.on(USER, { json: { ...ravi, rights } });

  test('sees only the links to screens they may open, and a message on any other screen', async () => {
    allow({ coupon: ['read'] });
    server.on(ROWS, { status: 403, json: {} });
    const { go } = open('/installer');
    const said = 'You may not see this screen. Ask your administrator.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await heading('Installers')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Installers' })).toBeNull();
    await go('/coupon');
    expect(await heading(coupons.title)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Coupons' })).toBeTruthy();
  });

  test('is led to the first screen that they may see', async () => {
    allow({ coupon: ['read'] });
    const { at, go } = open('/dashboard');
    await heading(coupons.title);
    expect(at()).toBe('/coupon');
    await go('/404');
    expect(await screen.findByRole('button', { name: /Coupons/ })).toBeTruthy();
  });

  test('sees a message that the account has no role if it has no rights', async () => {
    allow({});
    const { at } = open('/dashboard');
    expect(await screen.findByText(/^Your account has no role/)).toBeTruthy();
    expect(at()).toBe('/order');
  });

  test('sees the screen change as soon as their rights do', async () => {
    allow({ installer: ['read'] });
    open('/installer');
    const before = await heading(installers.title);
    act(() => confirmationStore.setState({ rights: { installer: ['read', 'add'] } }));
    const after = await heading(installers.title);
    expect(after).not.toBe(before);
    act(() => confirmationStore.setState({ rights: { coupon: ['read'] } }));
    expect(await screen.findByText(/^You may not see this screen/)).toBeTruthy();
  });
});

test.each([
  ['/accounts', 'Accounts'],
  ['/audit', 'Audit Log'],
])(
  '%s says so to people who may not see it, even where there are no roles',
  async (path, title) => {
    server.on(USER, { json: ravi });
    open(path);
    expect(await screen.findByText(/^You may not see this screen/)).toBeTruthy();
    expect(await heading(title)).toBeTruthy();
  },
);
