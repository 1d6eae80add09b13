import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import { noticesStore } from '../calls/notices';
import { signedInAt } from '../testing';
import { rollBack, undoChange } from './history';

const UNDO = 'POST /api/history/undo';
const city = { label: 'City', value: 'Pune', isSecret: false };
const card = { label: 'Aadhaar No.', value: null, isSecret: true };
const rate = { label: 'Rate', value: null, isSecret: false };
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/installer');
});
afterEach(() => server.stop());

test.each([
  [{ action: 'update', undone: ['City', 'Rate'] }, ['Undone: City, Rate (Asha)']],
  [{ action: 'add', undone: ['City'] }, ['Undone: Asha was removed']],
  [{ action: 'remove', undone: ['City'] }, ['Undone: Asha was restored']],
  [{ action: 'update' }, ['Nothing to undo: Asha has its earlier values already.']],
  [{ action: 'add' }, ['Nothing to undo: Asha has been removed already.']],
  [{ action: 'remove' }, ['Nothing to undo: Asha has been restored already.']],
  [
    { action: 'update', undone: ['Phone'], rejected: [city, card, rate] },
    [
      'Undone: Phone (Asha)',
      'City of Asha was not undone. It has been changed since, and is now Pune.',
      'Aadhaar No. of Asha was not undone. It has been changed since.',
      'Rate of Asha was not undone. It has been changed since, and is now empty.',
    ],
  ],
  [
    { action: 'add', rejected: [city, card, rate] },
    ['Asha was not removed. Changed since: City (now Pune), Aadhaar No., Rate (now empty).'],
  ],
])('what came of undoing is said, and of which row: %j', async (result, said) => {
  server.on(UNDO, { json: { title: 'Asha', undone: [], rejected: [], ...result } });
  expect(await undoChange({ change: 7 })).toBe(true);
  const { toasts, alerts } = noticesStore.getState();
  expect([...toasts, ...alerts].map(({ text }) => text)).toEqual(said);
});

test.each([
  [{ rolledBack: 3, left: 0 }, 'Rolled back 3 rows.'],
  [
    { rolledBack: 1, left: 2, rejected: 1 },
    'Rolled back 1 row. 2 rows were skipped because they have changed since. 1 row was skipped because the earlier values are no longer valid.',
  ],
])('what a rollback skipped is said, and why: %j', async (result, text) => {
  server.on('POST /api/history/rollBack', { json: result });
  await rollBack(7, 'import');
  expect(noticesStore.getState().toasts.map((toast) => toast.text)).toEqual([text]);
});
