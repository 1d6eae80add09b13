import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { chunkTexts } from '../../stores/calls/load-or-alert';
import { expireSession } from '../../stores/session/session';
import { signedInAt } from '../../stores/testing';
import { openOverlay } from './overlays';

test('the palette opens at the second try if it could not be loaded at the first', async () => {
  const pageOrBundledConfigs = vi.fn(async () => []);
  pageOrBundledConfigs.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.resetModules();
  vi.doMock('../configs', () => ({ pageOrBundledConfigs }));
  const { openOverlay } = await import('./overlays');
  const { noticesStore } = await import('../../stores/calls/notices');
  await act(() => openOverlay('palette'));
  expect(noticesStore.getState().alerts.map(({ text }) => text)).toEqual([chunkTexts.error]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => openOverlay('palette'));
  expect(await screen.findByRole('dialog')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.doUnmock('../configs');
  vi.resetModules();
});

test('the list of shortcuts closes when the session ends, and the page can be used', async () => {
  signedInAt('/order');
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  await act(() => openOverlay('shortcuts'));
  await screen.findByRole('dialog');
  expect(root.inert).toBe(true);
  act(expireSession);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(root.inert).toBe(false);
});
