import { afterEach, beforeEach, expect, test } from 'vitest';
import { MASKED_TYPE } from '../../entities/wire/masked-type';
import { readAudit } from '../audit/read-audit';
import { addRow } from '../rows/change-row';
import { entityText, type StudioServer, startStudioServer } from '../testing/studio-server';
import type { TestClient } from '../testing/test-client';
import { asha as account, quickPasswords } from '../testing/test-server';
import { asha } from '../testing/test-store';

const aadhaarNo = '234123412346';
const fields = [
  { name: 'city', type: 'text' },
  { name: 'aadhaarNo', label: 'Aadhaar No.', type: 'aadhaar' },
];
const live = entityText('worker', fields, { actions: { add: {}, update: {} } });
const masks = { accept: `application/json, ${MASKED_TYPE}` };

let server: StudioServer;
let editor: TestClient;
beforeEach(async () => {
  server = await startStudioServer({ worker: live });
  editor = await server.editor('Meera');
  for (const config of server.configs.current())
    await addRow(server.store, config, asha, { city: 'Pune', aadhaarNo });
});
afterEach(() => server.close());

const draft = async (changed: object, more: object = {}) => {
  const text = entityText('worker', [{ ...fields[0], ...more }, changed]);
  const url = '/api/studio/drafts/worker';
  const known = (await editor.get('/api/studio/configs')).json().configs[0];
  const { hash } = known.draft ?? known.live;
  const saved = await editor.send({ method: 'PUT', url, payload: { text, replaces: hash } });
  expect(saved.statusCode).toBe(200);
  return saved;
};

test.each([
  ['an open text', { name: 'aadhaarNo', type: 'text' }],
  ['a shorter text', { name: 'aadhaarNo', type: 'text', max: 3 }],
  ['a number', { name: 'aadhaarNo', type: 'number' }],
  ['another field', { name: 'number', type: 'aadhaar', was: 'aadhaarNo' }],
  ['nothing', { name: 'phone', type: 'phone' }],
])('the impact of a draft that makes %s of it shows numbers masked', async (_, changed) => {
  const saved = await draft(changed);
  for (const headers of [{}, masks]) {
    const answer = await editor.post('/api/studio/impact', undefined, headers);
    expect(answer.json().impact).not.toEqual([]);
    expect(`${answer.body} ${saved.body}`).not.toContain(aadhaarNo);
  }
});

test('no other response of the Studio has an encrypted number', async () => {
  const row = { city: 'Pune', aadhaarNo };
  const add = (rows: readonly object[], more: object = {}) =>
    editor.post('/api/studio/rows/worker', { file: 'workers.csv', rows, ...more });
  const answers = [
    [200, await add([row])],
    [422, await add([{ city: 'Goa', aadhaarNo: `${aadhaarNo}9` }])],
    [422, await add([{ ...row, fax: aadhaarNo }])],
    [200, await editor.get('/api/studio/configs')],
    [200, await editor.get('/api/studio/versions/worker')],
  ] as const;
  for (const [status, answer] of answers) {
    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
    expect(answer.body).not.toContain(aadhaarNo);
  }
});

test('a change to a type that is not encrypted must be confirmed, and is in the audit log', async () => {
  await draft({ name: 'aadhaarNo', type: 'text' });
  const { impact } = (await editor.post('/api/studio/impact', undefined)).json();
  expect(impact[0]).toMatchObject({ kind: 'exposed', field: 'aadhaarNo', rows: 1 });
  const known = (await editor.get('/api/studio/configs')).json().configs[0];
  const body = { note: 'Open', drafts: { worker: known.draft.hash } };
  const asked = await editor.post('/api/studio/publish', body);
  expect(asked.statusCode).toBe(422);
  expect(asked.json().message).toContain('worker.aadhaarNo');
  const done = await editor.post('/api/studio/publish', { ...body, exposes: true });
  expect(done.statusCode).toBe(200);
  const lines: unknown[] = [];
  for await (const line of readAudit(server.database, { kind: 'configs-published' }))
    lines.push(line);
  expect(lines).toContainEqual(
    expect.objectContaining({ note: 'Open', exposed: ['worker.aadhaarNo'] }),
  );
});

test('a field that another server has just encrypted becomes plain text only once confirmed', async () => {
  const open = { name: 'aadhaarNo', type: 'text', max: 12 };
  await server.goBack({ worker: entityText('worker', [open]) });
  await server.write('worker', live);
  await draft(open);
  const known = (await editor.get('/api/studio/configs')).json().configs[0];
  const body = { note: 'Open', drafts: { worker: known.draft.hash } };
  const asked = await editor.post('/api/studio/publish', body);
  expect([asked.statusCode, asked.json().message]).toEqual([
    422,
    expect.stringContaining('worker.aadhaarNo'),
  ]);
});

test('only those who may see whole numbers can publish a type that is not encrypted', async () => {
  await server.write(
    'roles',
    JSON.stringify({ owner: 'all', designer: { worker: ['read'], studio: 'all' } }),
  );
  await server.configs.refresh();
  const signedIn = async (username: string, role: string) => {
    const passwordHash = await quickPasswords().hash(account.password);
    await server.accounts.add({ username, contact: account.contact, passwordHash, roles: [role] });
    return await server.signedIn(username);
  };
  editor = await signedIn('Anil', 'designer');
  await draft({ name: 'aadhaarNo', type: 'text' });
  const [known] = (await editor.get('/api/studio/configs')).json().configs;
  const body = { note: 'Open', drafts: { [known.name]: known.draft.hash }, exposes: true };
  const rejected = await editor.post('/api/studio/publish', body);
  expect([rejected.statusCode, rejected.json().message]).toEqual([
    403,
    expect.stringContaining('worker: reveal'),
  ]);
  const owner = await signedIn('Ila', 'owner');
  expect((await owner.post('/api/studio/publish', body)).statusCode).toBe(200);
});
