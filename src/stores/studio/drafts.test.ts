import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { noticesStore, showChange } from '../calls/notices';
import { hasDrafts } from '../session/draft-store';
import { endSession } from '../session/session';
import { signedInAt } from '../testing';
import {
  addConfig,
  discardDraft,
  editConfig,
  fixProblem,
  loadStudio,
  removeConfig,
  saveDrafts,
  settleConflict,
} from './drafts';
import { loadVersions, publish } from './publish';
import { addKeptRows, keepRows } from './sample-rows';
import { studioStore, textOf } from './state';

const PUT = 'PUT /api/studio/drafts/coupon';
const DELETE = 'DELETE /api/studio/drafts/coupon';
const live = { text: '{}', hash: 'live', publishedAt: '2026-11-22', publishedBy: null, note: null };
const configs = [{ name: 'coupon', label: 'Coupon', live, draft: null }];
const checked = { problems: [], warnings: [] };
const theirs = {
  name: 'coupon',
  what: 'draft',
  live,
  draft: { text: '{"b":1}', hash: 'theirs', editedAt: '', editedBy: 'ravi', basedOn: 'live' },
};
const conflict = { status: 409, json: { message: 'Changed.', conflicts: [theirs] } };
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  server.on('GET /api/studio/configs', { json: { configs, ...checked } });
  server.on('POST /api/studio/impact', { json: { impact: [] } });
  server.on(PUT, { json: { hash: 'mine', ...checked } });
  await loadStudio();
});
afterEach(() => {
  endSession();
  server.stop();
});

const state = () => studioStore.getState();
const sent = () => server.seen(PUT).map(({ body }) => JSON.parse(body));

test('what is typed is saved as a draft, and replaces the previous draft', async () => {
  editConfig('coupon', '{"a":1}');
  expect(hasDrafts()).toBe(true);
  await expect.poll(() => state().configs[0]?.draft?.hash).toBe('mine');
  expect(hasDrafts()).toBe(false);
  editConfig('coupon', '{"a":2}');
  await saveDrafts();
  expect(sent()).toEqual([
    { text: '{"a":1}', replaces: 'live' },
    { text: '{"a":2}', replaces: 'mine' },
  ]);
});

const IMPACT = 'POST /api/studio/impact';
const impact = [
  { entity: 'coupon', field: 'code', kind: 'removed', text: 'Gone.', rows: 1, samples: [] },
];

test('the impact is outdated until that of the latest draft has loaded', async () => {
  const late = deferred<Reply>();
  server.on(IMPACT, () => late.promise);
  editConfig('coupon', '{"a":1}');
  await saveDrafts();
  expect(state().isImpactOutdated).toBe(true);
  late.resolve({ json: { impact } });
  await expect.poll(() => state().isImpactOutdated).toBe(false);
  expect(state().impact).toEqual(impact);
});

test('if the impact fails to load, it is unknown and publishing is not blocked', async () => {
  server.on(IMPACT, { status: 500, json: {} });
  editConfig('coupon', '{"a":1}');
  await saveDrafts();
  await expect.poll(() => state().isImpactOutdated).toBe(false);
  expect(state().impact).toBeUndefined();
});

test('changing a text back to the published one keeps the impact that is still loading', async () => {
  const late = deferred<Reply>();
  server.on(IMPACT, () => late.promise);
  await loadStudio();
  editConfig('coupon', live.text);
  await saveDrafts();
  late.resolve({ json: { impact } });
  await expect.poll(() => state().impact).toEqual(impact);
});

test('a response that is older than a draft does not replace the draft', async () => {
  const late = deferred<Reply>();
  const mine = { ...configs[0], draft: { text: '{"a":1}', hash: 'mine' } };
  server.on('GET /api/studio/configs', () => late.promise, {
    json: { configs: [mine], ...checked },
  });
  const loading = loadStudio();
  editConfig('coupon', '{"a":1}');
  await saveDrafts();
  late.resolve({ json: { configs, ...checked } });
  await loading;
  expect(textOf('coupon')).toBe('{"a":1}');
  expect(state().configs[0]?.draft?.hash).toBe('mine');
});

test('a problem is corrected in the text as it is now', async () => {
  const problem = { file: 'x/coupon.json', line: 1, column: 2, path: 'labl', reason: 'Unknown.' };
  const found = (offset: number) => ({
    ...checked,
    problems: [{ ...problem, fix: { offset, length: 4, content: 'label' } }],
  });
  server.on(PUT, { json: { hash: 'one', ...found(2) } }, { json: { hash: 'two', ...checked } });
  editConfig('coupon', '{"labl": 1 }');
  await fixProblem(problem);
  expect(textOf('coupon')).toBe('{"label": 1 }');
  await saveDrafts();
  expect(sent()).toHaveLength(2);
});

test('the published text is not a draft', async () => {
  editConfig('coupon', '{}');
  expect(await saveDrafts()).toBe(true);
  expect(sent()).toEqual([]);
});

test('a draft that could not be saved is kept, and sent with the next key press', async () => {
  server.on(PUT, { status: 503 }, { json: { hash: 'mine', ...checked } });
  editConfig('coupon', '{"a":1}');
  expect(await saveDrafts()).toBe(false);
  expect(state().failure).toContain('Not saved');
  expect(hasDrafts()).toBe(true);
  editConfig('coupon', '{"a":12}');
  await expect.poll(() => state().failure).toBeUndefined();
  expect(textOf('coupon')).toBe('{"a":12}');
});

test('if the response to a text was lost, it is sent again before what has been typed since', async () => {
  server.on(PUT, 'drop', { json: { hash: 'mine', ...checked } });
  editConfig('coupon', '{"a":1}');
  expect(await saveDrafts()).toBe(false);
  editConfig('coupon', '{"a":12}');
  expect(await saveDrafts()).toBe(true);
  expect(sent()).toEqual([
    { text: '{"a":1}', replaces: 'live' },
    { text: '{"a":1}', replaces: 'live' },
    { text: '{"a":12}', replaces: 'mine' },
  ]);
});

test('a text that the server has rejected is not sent again', async () => {
  server.on(
    PUT,
    { status: 422, json: { message: 'Too long.' } },
    { json: { hash: 'a', ...checked } },
  );
  editConfig('coupon', '{"a":1}');
  expect(await saveDrafts()).toBe(false);
  editConfig('coupon', '{"b":1}');
  expect(await saveDrafts()).toBe(true);
  expect(sent()[1]).toEqual({ text: '{"b":1}', replaces: 'live' });
});

test('another editor’s draft is shown, and is replaced only if the user decides so', async () => {
  server.on(PUT, conflict, { json: { hash: 'mine', ...checked } });
  editConfig('coupon', '{"a":1}');
  expect(await saveDrafts()).toBe(false);
  expect(state().conflict).toEqual({ ...theirs, wanted: 'text', isDiscarded: false });
  await settleConflict(true);
  expect(sent()[1]).toEqual({ text: '{"a":1}', replaces: 'theirs' });
  expect(state().conflict).toBeUndefined();
});

test('insisting on the removal of a config replaces another editor’s newer draft', async () => {
  server.on(PUT, conflict, { status: 204 });
  await removeConfig('coupon');
  expect(state().conflict).toMatchObject({ what: 'draft', wanted: 'removal' });
  await settleConflict(true);
  expect(sent()[1]).toEqual({ remove: true, replaces: 'theirs' });
});

test('insisting on a discard also discards another editor’s newer draft', async () => {
  editConfig('coupon', '{"a":1}');
  await saveDrafts();
  server.on(DELETE, conflict, { status: 204 });
  await discardDraft('coupon');
  await settleConflict(true);
  const replaced = server.seen(DELETE).map(({ body }) => JSON.parse(body).replaces);
  expect(replaced).toEqual(['mine', 'theirs']);
  expect(sent()).toHaveLength(1);
});

test('a conflict says whether the other editor has discarded the draft or published it', async () => {
  editConfig('coupon', '{"a":1}');
  await saveDrafts();
  const gone = { name: 'coupon', what: 'live', draft: null };
  const published = { ...live, text: '{"b":1}', hash: 'newer' };
  for (const [now, isDiscarded] of [
    [live, true],
    [published, false],
  ] as const) {
    const json = { message: 'Changed.', conflicts: [{ ...gone, live: now }] };
    server.on(PUT, { status: 409, json });
    editConfig('coupon', `{"a":${now.hash.length}}`);
    expect(await saveDrafts()).toBe(false);
    expect(state().conflict).toMatchObject({ isDiscarded });
  }
});

test('the note is kept for the next try when a conflict prevents a publication', async () => {
  editConfig('coupon', '{"a":1}');
  await saveDrafts();
  server.on('POST /api/studio/publish', conflict, { json: { published: ['coupon'], at: '' } });
  await publish('For Diwali');
  expect(state().note).toBe('For Diwali');
  await settleConflict(false);
  await publish('For Diwali');
  expect(state().note).toBe('');
});

test('another editor’s newer draft is shown instead of being discarded, as is one to be removed', async () => {
  editConfig('coupon', '{"a":1}');
  await saveDrafts();
  server.on(DELETE, conflict);
  await discardDraft('coupon');
  expect(server.seen(DELETE).map(({ body }) => JSON.parse(body))).toEqual([{ replaces: 'mine' }]);
  expect(state().conflict).toMatchObject(theirs);
  await settleConflict(false);
  expect(textOf('coupon')).toBe('{}');
  server.on(PUT, conflict);
  await removeConfig('coupon');
  expect(state()).toMatchObject({ conflict: theirs, failure: 'Changed.' });
  expect(sent().at(-1)).toEqual({ remove: true, replaces: 'live' });
});

test('a double click discards a draft once', async () => {
  editConfig('coupon', '{"a":1}');
  await saveDrafts();
  server.on(DELETE, { status: 204 }, conflict);
  await Promise.all([discardDraft('coupon'), discardDraft('coupon')]);
  expect(server.seen(DELETE)).toHaveLength(1);
  expect(state().conflict).toBeUndefined();
});

test('a double click corrects a problem once', async () => {
  const problem = { file: 'x/coupon.json', line: 1, column: 2, path: 'labl', reason: 'Unknown.' };
  const fix = { offset: 2, length: 4, content: 'label' };
  studioStore.setState({ problems: [{ ...problem, fix }] });
  editConfig('coupon', '{"labl": 1 }');
  server.on(
    PUT,
    { json: { hash: 'one', ...checked, problems: [{ ...problem, fix }] } },
    { json: { hash: 'two', ...checked } },
  );
  await Promise.all([fixProblem(problem), fixProblem(problem)]);
  expect(textOf('coupon')).toBe('{"label": 1 }');
});

test('what is typed survives a removal that has no response', async () => {
  server.on(PUT, 'drop');
  editConfig('coupon', '{"a":1}');
  await removeConfig('coupon');
  expect(sent()).toHaveLength(2);
  expect(textOf('coupon')).toBe('{"a":1}');
});

test('what is typed is not saved over a removal that is being sent', async () => {
  const slow = deferred<Reply>();
  server.on(PUT, { status: 500, json: {} }, slow.promise);
  editConfig('coupon', '{"a":1}');
  const removed = removeConfig('coupon');
  await expect.poll(sent).toHaveLength(2);
  expect(await saveDrafts()).toBe(true);
  slow.resolve({ status: 204 });
  await removed;
  expect(sent()).toHaveLength(2);
});

test('a removal drops what is typed, even if that could not be saved', async () => {
  server.on(PUT, { status: 500, json: {} }, { status: 204 });
  editConfig('coupon', '{"a":1}');
  await removeConfig('coupon');
  expect(sent().at(-1)).toEqual({ remove: true, replaces: 'live' });
  expect(hasDrafts()).toBe(false);
});

test('a double click adds kept rows once', async () => {
  const ADD = 'POST /api/studio/rows/coupon';
  server.on(ADD, { json: { change: 1 } });
  keepRows('coupon', { file: 'coupons.csv', rows: [{ code: 'A' }] });
  await Promise.all([addKeptRows('coupon'), addKeptRows('coupon')]);
  expect(server.seen(ADD)).toHaveLength(1);
});

test('a discarded draft can be restored, even that of a new config', async () => {
  server.on(DELETE, { status: 204 });
  editConfig('coupon', '{"a":1}');
  await discardDraft('coupon');
  expect(textOf('coupon')).toBe('{}');
  const restore = () => noticesStore.getState().toasts.at(-1)?.action?.run();
  restore();
  expect(textOf('coupon')).toBe('{"a":1}');
  await expect.poll(() => sent()).toHaveLength(2);

  await discardDraft('coupon');
  server.on('GET /api/studio/configs', { json: { configs: [], ...checked } });
  await loadStudio();
  restore();
  await expect.poll(() => sent()).toHaveLength(3);
  expect(sent().at(-1)).toEqual({ text: '{"a":1}', replaces: null });
});

test('a discarded draft is restored once, and not over what was typed since', async () => {
  server.on(DELETE, { status: 204 });
  editConfig('coupon', '{"a":1}');
  await discardDraft('coupon');
  noticesStore.getState().undo?.run();
  editConfig('coupon', '{"a":2}');
  noticesStore.getState().undo?.run();
  expect(textOf('coupon')).toBe('{"a":2}');
});

test('a text typed before another editor’s draft does not replace it without asking', async () => {
  server.on(PUT, { status: 503 });
  editConfig('coupon', '{"a":1}');
  expect(await saveDrafts()).toBe(false);
  const { draft } = theirs;
  server.on('GET /api/studio/configs', {
    json: { configs: [{ ...configs[0], draft }], ...checked },
  });
  await loadStudio();
  await saveDrafts();
  expect(sent()[1]).toEqual({ text: '{"a":1}', replaces: 'live' });
});

test('a config that another editor has added is not replaced by a new one', async () => {
  server.on(PUT.replace('coupon', 'lead'), conflict);
  expect(await addConfig('lead')).toBe('A config named lead already exists.');
  expect(state().conflict).toBeUndefined();
});

test('what is typed survives a removal that another editor’s draft prevents', async () => {
  server.on(PUT, conflict);
  editConfig('coupon', '{"a":1}');
  await removeConfig('coupon');
  expect(sent()).toHaveLength(1);
  expect(textOf('coupon')).toBe('{"a":1}');
});

test('a new config that the server rejects leaves no message at other configs', async () => {
  server.on('PUT /api/studio/drafts/Foo', { status: 422, json: { message: 'Other letters.' } });
  expect(await addConfig('Foo')).toBe('Other letters.');
  expect(await addConfig('coupon')).toContain('already');
  expect(state().failure).toBeUndefined();
});

test('the versions of a config whose name has a # are requested by its full name', async () => {
  server.on('GET /api/studio/versions/a%23b', { json: [] });
  expect(await loadVersions('a#b')).toEqual([]);
});

test('after publishing, an earlier change of a row can no longer be undone', async () => {
  server.on('POST /api/studio/publish', {
    json: { published: ['coupon'], at: '2026-11-26T03:00:00Z' },
  });
  showChange('Coupon removed: SALE', { label: 'Undo', run: () => undefined });
  editConfig('coupon', '{"a":1}');
  expect(await publish('Try')).toEqual({ kind: 'done' });
  const { toasts, undo } = noticesStore.getState();
  expect(toasts.map(({ text }) => text)).toEqual([
    'Published coupon. Open screens change within ten seconds.',
  ]);
  expect(undo).toBeUndefined();
});

test('problems found at publishing are shown, and nothing is lost', async () => {
  const problem = {
    file: 'entity-configs/coupon.json',
    line: 1,
    column: 1,
    path: '',
    reason: 'No.',
  };
  server.on('POST /api/studio/publish', {
    status: 422,
    json: { message: 'No.', problems: [problem] },
  });
  editConfig('coupon', '{"a":1}');
  expect(await publish('Try')).toEqual({ kind: 'failed', message: 'No.' });
  expect(state().problems).toEqual([problem]);
  const [{ body } = { body: '' }] = server.seen('POST /api/studio/publish');
  expect(JSON.parse(body)).toEqual({ note: 'Try', exposes: false, drafts: { coupon: 'mine' } });
});
