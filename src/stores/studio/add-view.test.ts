import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../calls/notices';
import { endSession } from '../session/session';
import { signedInAt } from '../testing';
import { addViewToFile } from './add-view';

const PUT = 'PUT /api/studio/drafts/coupon';
const fields = [{ name: 'status', type: 'boolean', trueLabel: 'Active' }];
const text = JSON.stringify({ label: 'Coupon', fields }, null, 2);
const live = { text, hash: 'live', publishedAt: '', publishedBy: null, note: null };
const draft = { text: text.replace('Coupon', 'Code'), hash: 'draft', editedAt: '', editedBy: '' };
const config = entityConfig({ name: 'coupon', fields });
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/coupon');
  server.on(PUT, { json: { hash: 'mine', problems: [], warnings: [] } });
});
afterEach(() => {
  endSession();
  server.stop();
});

const studio = (file: object) =>
  server.on('GET /api/studio/configs', {
    json: { configs: [{ name: 'coupon', label: 'Coupon', ...file }], problems: [], warnings: [] },
  });
const sent = () => server.seen(PUT).map(({ body }) => JSON.parse(body));

test('a view is added to a draft of the file, and a link leads to the Studio', async () => {
  studio({ live, draft: null, config });
  expect(await addViewToFile('coupon', 'Current', 'f.status=Active&sort=-status')).toBeUndefined();
  const [{ text: saved, replaces }] = sent();
  expect(replaces).toBe('live');
  expect(JSON.parse(saved).views).toEqual([
    { name: 'Current', filter: { status: true }, sort: '-status' },
  ]);
  const [notice] = noticesStore.getState().toasts;
  expect(notice?.action?.label).toBe('Open the Config Studio');
});

test('adding a view keeps the rest of the draft', async () => {
  const views = [{ name: 'Old', search: 'a' }];
  const others = JSON.stringify({ ...JSON.parse(draft.text), views }, null, 2);
  const withView = entityConfig({ name: 'coupon', fields, views });
  studio({ live, draft: { ...draft, text: others, basedOn: 'live' }, config: withView });
  await addViewToFile('coupon', 'New', 'search=b');
  const [{ text: saved, replaces }] = sent();
  expect(replaces).toBe('draft');
  expect(JSON.parse(saved)).toMatchObject({
    label: 'Code',
    views: [...views, { name: 'New', search: 'b' }],
  });
});

test.each([
  ['a file with problems', { live, draft: null }, 'search=b', 'has problems'],
  ['a view without words', { live, draft: null, config }, 'f.gone=1', 'can’t be put into a file'],
])('%s stays as it is, and says why', async (_, file, address, reason) => {
  studio(file);
  expect(await addViewToFile('coupon', 'New', address)).toContain(reason);
  expect(sent()).toEqual([]);
});
