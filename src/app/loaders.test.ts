import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../api/http/testing';
import { confirmationStore } from '../stores/session/rights';
import { ravi, signedInAt } from '../stores/testing';
import { startScreen } from './loaders';

vi.mock('./start-list-of', () => {
  throw new Error('The connection broke.');
});

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  server.on('GET /api/user', { json: ravi });
  signedInAt('/order');
});
afterEach(() => server.stop());

test.each([
  ['first', false],
  ['next', true],
])(
  'if the chunk of the lists can’t be loaded, the %s screen leaves the failure to its route, whose chunk imports it',
  async (_, isConfirmed) => {
    confirmationStore.setState({ isConfirmed });
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await expect(startScreen('/order')).resolves.toBeNull();
    await setImmediate();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  },
);
