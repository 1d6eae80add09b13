import { createServer } from 'node:http';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../api/http/testing';
import { ChunkLoadError } from '../components/loading/load-chunk';
import { entityConfig } from '../entities/testing';
import { lazyChunk } from '../screens/loading/lazy-chunk';
import { navigate } from '../stores/session/router';
import { ravi, signedInAt } from '../stores/testing';
import { renderApplication } from './testing';

const thrown = vi.hoisted((): { error: Error | undefined } => ({ error: undefined }));

vi.mock('../screens/entity/entity-screen', () => ({
  EntityScreen: () => {
    if (thrown.error) throw thrown.error;
    return <Part />;
  },
}));

const load = vi.fn(async () => () => <h1>Fine</h1>);
const Part = lazyChunk(load);

let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  signedInAt('/thing');
  server.on('GET /api/user', { json: ravi });
  server.on('POST /api/thing/fetch', { json: [] });
});
afterEach(() => {
  cleanup();
  server.stop();
});

test.each([
  ['a bug', new TypeError('x is undefined'), 'This screen stopped working'],
  ['a missing chunk', new ChunkLoadError(), 'This page couldn’t be loaded'],
])('%s causes a message, and the navigation stays', async (_, error, title) => {
  thrown.error = error;
  const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
  renderApplication('/thing', [config]);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Things' })).toBeTruthy();

  await act(() => navigate('/404'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Error 404' })).toBeTruthy();
});

test('a part of a screen that could not be loaded is loaded when the screen is opened again', async () => {
  thrown.error = undefined;
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
  renderApplication('/thing', [config]);
  await screen.findByRole('heading', { name: 'This page couldn’t be loaded' });
  expect(load).toHaveBeenCalledTimes(1);

  await act(() => navigate('/404'));
  await screen.findByRole('heading', { name: 'Error 404' });
  await act(() => navigate('/thing'));
  await screen.findByRole('heading', { name: 'Fine' });
});
