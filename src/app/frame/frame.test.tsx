import { createServer } from 'node:http';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import { activityStore, addActivity } from '../../stores/calls/activity';
import { themeStore } from '../../stores/preferences/theme';
import { hasDrafts } from '../../stores/session/draft-store';
import { writeDraft } from '../../stores/session/drafts';
import { destination, routerStore } from '../../stores/session/router';
import { signedInAt } from '../../stores/testing';
import type { LinkGroup } from '../links';
import { Frame } from './frame';

let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  signedInAt('/one');
});
afterEach(() => {
  cleanup();
  server.stop();
});

function open() {
  const links = [
    { name: 'one', route: '/one', labelPlural: 'Ones', navigation: { icon: 'table', order: 1 } },
    { name: 'two', route: '/two', labelPlural: 'Twos', navigation: { icon: 'box', order: 2 } },
  ] as const;
  renderFrame([{ name: undefined, links }], <Heading />);
  return userEvent.setup();
}

function renderFrame(groups: readonly LinkGroup[], content: ReactNode) {
  const router = createMemoryRouter(
    [{ element: <Frame groups={groups} />, children: [{ path: '*', element: content }] }],
    { initialEntries: ['/one'] },
  );
  routerStore.setState({ router });
  render(<RouterProvider router={router} useTransitions={false} />);
}

function Heading() {
  return <h1>{useLocation().pathname === '/one' ? 'Ones' : 'Twos'}</h1>;
}

test('a new screen starts at the top', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Twos' }));
  await screen.findByRole('heading', { name: 'Twos' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('several groups without a name, such as new screens and the Config Studio, have different React keys', () => {
  const report = vi.spyOn(console, 'error');
  const groups = ['/one', '/two'].map((route) => ({
    name: undefined,
    links: [
      { name: route, route, labelPlural: route, navigation: { icon: 'table', order: 1 } },
    ] as const,
  }));
  renderFrame(groups, null);
  expect(screen.getByRole('link', { name: '/two' })).toBeTruthy();
  expect(report).not.toHaveBeenCalled();
});

test('the menu of a narrow page has the same links, and closes when one is clicked', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeTruthy();
  await user.click(within(menu).getByRole('link', { name: 'Twos' }));
  await screen.findByRole('heading', { name: 'Twos' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('silent errors are listed in the Activity panel, with a button to try again', async () => {
  const user = open();
  expect(screen.getAllByRole('button', { name: 'Activity' })[0]).toBeTruthy();
  const retry = vi.fn();
  addActivity({ what: 'Add Coupon', cause: 'The server is away.', kind: 'unavailable' });
  addActivity({ what: 'Remove Installer 7', cause: 'No answer.', kind: 'noResponse', retry });

  const [button] = await screen.findAllByRole('button', { name: 'Activity 2 failed' });
  if (button) await user.click(button);
  const panel = await screen.findByRole('dialog', { name: 'Activity' });
  const [newest, oldest] = within(panel).getAllByRole('listitem');
  expect(newest?.textContent).toContain('Remove Installer 7');
  expect(newest?.textContent).toContain('No answer.');
  expect(oldest?.textContent).toContain('Try again in a minute.');
  expect(oldest && within(oldest).queryByRole('button', { name: 'Try again' })).toBeNull();

  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  await user.click(within(panel).getByRole('button', { name: 'Dismiss Add Coupon' }));
  expect(activityStore.getState().entries).toEqual([]);
  expect(within(panel).getByText('No errors')).toBeTruthy();
});

test('the theme can be chosen', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(themeStore.getState().theme).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(themeStore.getState().theme).toBe('system');
});

test('signing out asks first if there are unsaved changes', async () => {
  server.on('POST /logout', { status: 204 });
  server.on('GET /api/user', { status: 401 });
  writeDraft('one:add', { values: { name: 'Asha' } });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  const ask = await screen.findByRole('dialog', { name: 'Sign out without saving?' });
  await user.click(within(ask).getByRole('button', { name: 'Stay' }));
  expect(server.requests).toEqual([]);
  expect(hasDrafts()).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(destination()?.pathname).toBe('/login'));
  expect(hasDrafts()).toBe(false);
});
