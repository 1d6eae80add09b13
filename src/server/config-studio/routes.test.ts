import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollBack } from '../history/roll-back';
import { addRow } from '../rows/change-row';
import { entityText, type StudioServer, startStudioServer } from '../testing/studio-server';
import type { TestClient } from '../testing/test-client';
import { allRows, asha } from '../testing/test-store';
import { hashOfFile } from './versions';

const name = { name: 'name', type: 'text' };
const lead = entityText('lead', [name]);
let server: StudioServer;
let editor: TestClient;

beforeAll(async () => {
  server = await startStudioServer({ lead });
  editor = await server.editor('Meera');
});
afterAll(() => server.close());

const put = (draft: string, body: object, client = editor) =>
  client.send({ method: 'PUT', url: `/api/studio/drafts/${draft}`, payload: body });
/** The hash of the file that the server starts with. */
const live = hashOfFile(lead);
const discard = (draft: string, replaces: string) =>
  editor.send({ method: 'DELETE', url: `/api/studio/drafts/${draft}`, payload: { replaces } });
const state = async () => (await editor.get('/api/studio/configs')).json();
async function discardAll() {
  for (const { name: draft, draft: known } of (await state()).configs)
    if (known) expect((await discard(draft, known.hash)).statusCode).toBe(204);
}

test('all users learn which entities are current, but only editors what is wrong with the files', async () => {
  expect((await server.visitor().get('/api/studio/version')).statusCode).toBe(401);
  const client = await server.signedIn();
  const version = async () => (await client.get('/api/studio/version')).json();
  const hash = expect.stringMatching(/^[\w-]{12}$/);
  const { id: user } = (await client.get('/api/user')).json();
  expect(await version()).toEqual({ configs: hash, report: null, rows: hash, user });
  await server.write('broken', '{\n "name" }');
  await server.configs.refresh();
  expect(await version()).toEqual({ configs: hash, report: hash, rows: hash, user });
  const answer = await editor.get('/api/studio/report');
  expect(answer.json()).toEqual({ text: expect.stringContaining('broken.json:2') });

  // They are logged when the files change, not at every probe.
  expect((await server.visitor().get('/readyz')).statusCode).toBe(200);
  expect(server.logLines.join()).not.toContain('broken.json:2');
  expect((await state()).configs[0]).toMatchObject({
    name: 'broken',
    label: 'broken',
    draft: null,
    live: { text: '{\n "name" }', publishedBy: null, note: null },
  });
  await server.write('broken', null);
  await server.configs.refresh();
});

test('the file of shared fields has a label in the list of configs', async () => {
  await server.write('shared-fields', '{}');
  expect((await state()).configs).toContainEqual(
    expect.objectContaining({ name: 'shared-fields', label: 'Shared fields' }),
  );
  await server.write('shared-fields', null);
});

test('everyone but editors is rejected', async () => {
  const routes = server.app.printRoutes({ commonPrefix: false }).split('\n');
  const paths = routesIn(routes).filter(
    ({ path }) => path.startsWith('/api/studio/') && path !== '/api/studio/version',
  );
  expect(paths.length).toBeGreaterThan(8);
  const client = await server.signedIn();
  expect((await client.get('/api/user')).headers.offers).not.toContain('studio');
  for (const { method, path } of paths) {
    const url = path.replaceAll(/:\w+/g, '1');
    const ask = async (by: TestClient) => (await by.send({ method, url, payload: {} })).statusCode;
    expect([url, await ask(client)]).toEqual([url, 403]);
    const visitor = server.visitor();
    await visitor.get('/sanctum/csrf-cookie');
    expect([url, await ask(visitor)]).toEqual([url, 401]);
  }
  expect((await editor.get('/api/user')).headers.offers).toContain('studio');
  expect((await editor.get('/api/studio/configs')).headers['cache-control']).toBe('no-store');
});

test('a draft is kept, checked beside all others, and discarded', async () => {
  const text = entityText('lead', [name, { name: 'city', type: 'text', required: true }]);
  const saved = (await put('lead', { text, replaces: live })).json();
  expect(saved).toMatchObject({ problems: [], config: { name: 'lead', label: 'lead' } });
  const supplier = entityText('supplier', [
    { name: 'lead', type: 'reference', entity: 'lead', key: 'town' },
  ]);
  const broken = (await put('supplier', { text: supplier, replaces: null })).json();
  expect(broken.problems).toMatchObject([{ file: expect.stringContaining('supplier.json') }]);
  expect(broken.config).toBeUndefined();
  expect((await put('lead', { text: '{', replaces: saved.hash })).json().problems[0].line).toBe(1);

  const schema = (await editor.get('/api/studio/schema/supplier')).json();
  expect(schema.properties.form.items.anyOf[0].enum).toEqual(['lead']);
  const { configs, problems } = await state();
  expect(problems.length).toBeGreaterThan(0);
  expect(configs).toMatchObject([
    { name: 'lead', live: { text: lead }, draft: { text: '{', editedBy: 'Meera' } },
    { name: 'supplier', live: null, draft: { text: supplier, basedOn: null } },
  ]);
  expect(configs[0].draft.basedOn).toBe(configs[0].live.hash);
  await discardAll();
  expect((await state()).configs).toMatchObject([{ name: 'lead', draft: null }]);
});

test('a draft that another editor has changed since is not overwritten', async () => {
  const ravi = await server.editor('Ravi');
  const { hash } = (await put('lead', { text: '1', replaces: live })).json();
  const rejected = await put('lead', { text: '2', replaces: null }, ravi);
  expect(rejected.statusCode).toBe(409);
  const theirs = { text: '1', hash, editedBy: 'Meera' };
  expect(rejected.json().conflicts).toMatchObject([{ name: 'lead', what: 'draft', draft: theirs }]);
  expect((await put('lead', { text: '2', replaces: hash }, ravi)).statusCode).toBe(200);
  expect((await put('lead', { text: '3', replaces: hash })).statusCode).toBe(409);
  const kept = await discard('lead', hash);
  expect(kept.statusCode).toBe(409);
  expect(kept.json().conflicts).toMatchObject([{ draft: { text: '2', editedBy: 'Ravi' } }]);
  expect((await editor.send({ method: 'DELETE', url: '/api/studio/drafts/lead' })).statusCode).toBe(
    422,
  );
  // The same text again, as after a lost response.
  expect((await put('lead', { text: '2', replaces: hash }, ravi)).statusCode).toBe(200);
  const both = await Promise.all([
    put('other', { text: '4', replaces: null }),
    put('other', { text: '5', replaces: null }, ravi),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await discardAll();
});

test('a draft that another window of the same account has changed since is not overwritten', async () => {
  const { hash } = (await put('lead', { text: '1', replaces: live })).json();
  for (const replaces of [live, null]) {
    const rejected = await put('lead', { text: '2', replaces });
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json().conflicts).toMatchObject([{ what: 'draft', draft: { text: '1' } }]);
  }
  expect((await put('lead', { text: '1', replaces: live })).statusCode).toBe(200);
  expect((await put('lead', { text: '2', replaces: hash })).statusCode).toBe(200);
  await discardAll();
  // A page that does not know about the file.
  expect((await put('lead', { text: '{}', replaces: null })).statusCode).toBe(409);
});

test('the draft of a new config can be saved again after it was discarded', async () => {
  const { hash } = (await put('zone', { text: '1', replaces: null })).json();
  await discard('zone', hash);
  expect((await put('zone', { text: '12', replaces: hash })).statusCode).toBe(200);
  const { configs } = await state();
  expect(configs).toMatchObject([{}, { name: 'zone', draft: { text: '12', basedOn: null } }]);
  await discardAll();
});

test('invalid names and overlong texts are rejected', async () => {
  const status = async (draft: string, body: object) => (await put(draft, body)).statusCode;
  for (const draft of ['schema.json', '..%2Fx', 'Lead', 'a b', 'a'.repeat(65)])
    expect([draft, await status(draft, { text: '{}' })]).toEqual([draft, 422]);
  expect(await status('lead', {})).toBe(422);
  expect(await status('lead', { text: 'x'.repeat(256 * 1024 + 1) })).toBe(422);
  expect(await status('lead', { text: '\0\uD800', replaces: live })).toBe(200);
  expect((await state()).configs[0].draft.text).toBe('\uFFFD\uFFFD');
  await discardAll();
});

test.each(['schema', 'order', 'customCatalogue', 'constructor'])(
  'no draft can have the name %s, which could not be published',
  async (name) => {
    const answer = await put(name, { text: '{}', replaces: null });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toContain(`The name ${name} is reserved.`);
  },
);

test('the rows that a config was guessed from become one import, or none of them is added', async () => {
  const add = (to: string, rows: readonly object[]) =>
    editor.post(`/api/studio/rows/${to}`, { file: 'leads.csv', rows });
  const imports = server.store.db.selectFrom('change').where('action', '=', 'import').selectAll();
  const before = (await imports.execute()).length;
  expect((await add('other', [{ name: 'Asha' }])).statusCode).toBe(404);
  const rejected = await add('lead', [{ name: 'Asha' }, { name: ['no text'] }]);
  expect(rejected.statusCode).toBe(422);
  expect(rejected.json()).toEqual({ message: expect.stringMatching(/^Row 2: /), errors: {} });
  const added = await add('lead', [{ name: 'Asha' }, { name: 'Banyan' }]);
  expect(added.json()).toEqual({ added: 2, change: expect.any(Number) });
  const made = (await imports.orderBy('id').execute()).slice(before);
  expect(made).toMatchObject([{ username: 'Meera', way: 'sheet' }]);
});

test('rows sent again with their key are not doubled', async () => {
  const rows = [{ name: 'Chitra' }, { name: 'Dev' }];
  const send = (sent: readonly object[]) =>
    editor.post(
      '/api/studio/rows/lead',
      { file: 'again.csv', rows: sent },
      { 'idempotency-key': 'again' },
    );
  const before = await leads();
  // A rejection is not remembered.
  expect((await send([{ name: ['no text'] }])).statusCode).toBe(422);
  const [first, again] = await Promise.all([send(rows), send(rows)]);
  expect(first.json()).toEqual({ added: 2, change: expect.any(Number) });
  expect(again.json()).toEqual(first.json());
  expect((await send([{ name: 'Esha' }])).statusCode).toBe(422);
  expect(await leads()).toEqual([...before, 'Chitra', 'Dev']);

  const [config] = server.configs.current();
  const changes = server.store.db.selectFrom('change').selectAll().orderBy('id', 'desc');
  const entry = await changes.where('action', '=', 'import').executeTakeFirstOrThrow();
  if (config) await rollBack(server.store, config, asha, entry, new Map(), config);
  expect(await leads()).toEqual(before);
  expect((await send(rows)).json()).toMatchObject({ added: 2 });
  expect(await leads()).toEqual([...before, 'Chitra', 'Dev']);
});

test('rows are rejected with columns that the config lacks, unless these are to be left out', async () => {
  const renamed = [{ name: 'person', label: 'Person', type: 'text', was: 'name' }];
  await server.write('lead', entityText('lead', renamed));
  await server.configs.refresh();
  const rows = [
    { name: 'Farida', city: 'Pune', fax: null },
    { name: 'Gita', area: 'East' },
  ];
  const send = (leftOut?: readonly string[]) =>
    editor.post('/api/studio/rows/lead', { file: 'quotes.csv', rows, leftOut });
  const before = await leads();
  for (const answer of [await send(), await send(['city'])]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: 'quotes.csv has “city”, “area”, which the config does not.',
      lacking: ['city', 'area'],
    });
  }
  expect(await leads()).toEqual(before);
  expect((await send(['city', 'area'])).json()).toMatchObject({ added: 2 });
  expect(await leads()).toEqual([...before, 'Farida', 'Gita']);
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`extra ${n}`, 'x']));
  const wide = { file: 'wide.csv', rows: [{ name: 'Hari', ...many }], leftOut: Object.keys(many) };
  expect((await editor.post('/api/studio/rows/lead', wide)).json()).toMatchObject({ added: 1 });
  await server.write('lead', lead);
  await server.configs.refresh();
});

async function leads(): Promise<readonly unknown[]> {
  const [config] = server.configs.current();
  const rows = config ? await allRows(server.store, config) : [];
  return rows.map((row) => row.person ?? row.name);
}

/** What `printRoutes` draws as a tree. */
function routesIn(lines: readonly string[]) {
  const parents: string[] = [];
  return lines.flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    const path = `${parents[depth - 1] ?? ''}${part}`;
    parents.splice(depth, parents.length, path);
    return methods.split(', ').flatMap((method) => {
      const known = (['GET', 'PUT', 'POST', 'DELETE'] as const).find((one) => one === method);
      return known ? [{ method: known, path }] : [];
    });
  });
}

test('the impact of a change has only counts for people who may not see the rows', async () => {
  const file = (rights: object) => JSON.stringify({ developer: rights, owner: 'all' });
  await server.write('roles', file({ studio: 'all' }));
  await server.configs.refresh();
  const [config] = server.configs.current();
  if (!config) throw new Error('There is no config.');
  const developer = await server.editor('Dev');
  const { id } = (await server.accounts.find('Dev')) ?? { id: 0 };
  await server.accounts.change(id, { roles: ['developer'] });
  await addRow(server.store, config, asha, { name: 'Secret & Sons' });
  const stricter = entityText('lead', [{ ...name, max: 3 }]);
  const saved = await put('lead', { text: stricter, replaces: live }, developer);
  expect(saved.statusCode).toBe(200);
  const impact = async () => await developer.post('/api/studio/impact');
  const counted = { kind: 'stricter', rows: expect.any(Number), samples: [] };
  expect((await impact()).json().impact).toMatchObject([counted]);
  expect((await impact()).body).not.toContain('Secret');
  await server.write('roles', file({ studio: 'all', lead: ['read'] }));
  await server.configs.refresh();
  expect((await impact()).body).toContain('Secret & Sons');
  await server.goBack({ lead });
});

test('account managers are warned of a role that no account has, at its place', async () => {
  const { id } = (await server.accounts.find('Meera')) ?? { id: 0 };
  await server.accounts.change(id, { roles: ['owner'] });
  const text = '{\n  "owner": "all",\n  "buyer": { "lead": "all" }\n}\n';
  const saved = await put('roles', { text, replaces: null });
  expect(saved.json().warnings).toMatchObject([
    {
      line: 3,
      column: 3,
      path: 'buyer',
      reason: expect.stringMatching(/^No account has the role/),
    },
  ]);
  expect((await state()).warnings).toEqual(saved.json().warnings);
  await server.accounts.change(id, { roles: ['owner', 'buyer'] });
  expect((await state()).warnings).toEqual([]);
  await server.accounts.change(id, { roles: [] });
  await discardAll();
});
