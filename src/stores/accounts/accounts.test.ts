import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import { noticesStore, showChange } from '../calls/notices';
import { signedInAt } from '../testing';
import { blockAccount, signOutOf } from './accounts';

const asha = {
  id: 8,
  username: 'asha',
  contact: null,
  roles: [],
  isEditor: false,
  status: 'blocked',
  lastSignIn: null,
  isOwn: false,
};
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/accounts');
});
afterEach(() => server.stop());

test.each([
  ['blocked', 'asha is signed out, and can’t sign in.', blockAsha],
  ['signed out', 'asha is signed out everywhere.', signAshaOut],
])('once an account is %s, the change before it can no longer be undone', async (_, said, act) => {
  showChange('Coupon removed: SALE', { label: 'Undo', run: () => undefined });
  await act();
  const { toasts, undo } = noticesStore.getState();
  expect(toasts.map(({ text }) => text)).toEqual([said]);
  expect(undo).toBeUndefined();
});

function blockAsha(): Promise<void> {
  server.on('POST /api/accounts/block', { json: asha });
  return blockAccount(asha, true);
}

function signAshaOut(): Promise<void> {
  server.on('POST /api/accounts/signOutEverywhere', { status: 204 });
  return signOutOf(asha);
}
