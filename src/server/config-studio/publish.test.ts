import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { moveFiles, readPlan, writePlan } from '../../entities/planned-files';
import { readAudit } from '../audit/read-audit';
import { entityText, type StudioServer, startStudioServer } from '../testing/studio-server';
import type { TestClient } from '../testing/test-client';

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more });
const lead = entityText('lead', [text('name')]);
const lead2 = entityText('lead', [text('name'), text('city')]);
const zone = entityText('zone', [text('pincode')]);
let server: StudioServer;
let meera: TestClient;

let ravi: TestClient;

beforeAll(async () => {
  server = await startStudioServer({ lead, zone });
  meera = await server.editor('Meera');
  ravi = await server.editor('Ravi');
});
beforeEach(() => server.goBack({ lead, zone }));
afterAll(() => server.close());

/** Saves drafts, and returns their hashes. */
async function draft(texts: Readonly<Record<string, string | null>>, client = meera) {
  const drafts: Record<string, string> = {};
  for (const [name, value] of Object.entries(texts)) {
    const { draft: known, live } = await stateOf(name);
    const change = value === null ? { remove: true } : { text: value };
    const payload = { ...change, replaces: (known ?? live)?.hash ?? null };
    const answer = await client.send({ method: 'PUT', url: `/api/studio/drafts/${name}`, payload });
    drafts[name] = answer.json().hash;
  }
  return drafts;
}
async function stateOf(name: string) {
  const { configs } = (await meera.get('/api/studio/configs')).json();
  return configs.find((one: { name: string }) => one.name === name) ?? {};
}
const publish = (drafts: object, note = 'Cities', client = meera) =>
  client.post('/api/studio/publish', { note, drafts });
const versions = async (name: string) => (await meera.get(`/api/studio/versions/${name}`)).json();
const inForce = () =>
  server.configs.current().map(({ name, fields }) => `${name} ${fields.length}`);

/** What the audit log says about publications. */
async function published(): Promise<object[]> {
  const lines: object[] = [];
  for await (const line of readAudit(server.database, { kind: 'configs-published' }))
    lines.push(line);
  return lines;
}

test('all drafts are published at once, with who, when and why', async () => {
  const supplier = entityText('supplier', [text('name')]);
  const drafts = await draft({ lead: lead2, supplier, zone: null });
  expect(inForce()).toEqual(['lead 1', 'zone 1']);
  const recorded = (await published()).length;
  const answer = await publish(drafts);
  expect(answer.json()).toMatchObject({ published: ['lead', 'supplier', 'zone'] });
  expect(inForce()).toEqual(['lead 2', 'supplier 1']);
  expect(await server.read('lead')).toBe(lead2);
  expect(await server.read('zone')).toBeNull();
  expect(await stateOf('lead')).toMatchObject({
    draft: null,
    live: { text: lead2, publishedBy: 'Meera', note: 'Cities' },
  });

  const [now, before] = await versions('lead');
  expect(now).toMatchObject({ by: 'Meera', note: 'Cities', hash: drafts.lead });
  expect(before).toMatchObject({ by: null, note: null });
  const old = await meera.get(`/api/studio/versions/lead/${before.id}`);
  expect(old.json()).toEqual({ text: lead });
  expect((await meera.get(`/api/studio/versions/zone/${before.id}`)).statusCode).toBe(404);
  // SQLite finds no such name; PostgreSQL can't even look for one with NUL.
  expect([200, 422]).toContain((await meera.get('/api/studio/versions/lead%00')).statusCode);
  expect(await versions('zone')).toMatchObject([{ hash: 'removed', by: 'Meera' }, { by: null }]);
  expect(await stateOf('zone')).toEqual({ name: 'zone', label: 'zone', live: null, draft: null });

  expect((await published()).slice(recorded)).toMatchObject([
    { person: 'Meera', subject: 'lead, supplier, zone', note: 'Cities' },
  ]);
});

test('what was edited on the disk becomes a version', async () => {
  await server.write('lead', lead2);
  await server.write('zone', null);
  await server.configs.refresh();
  expect(await versions('lead')).toMatchObject([{ by: null }, { by: null }]);
  expect(await versions('zone')).toMatchObject([{ by: null, hash: 'removed' }, { by: null }]);
  // Even a broken file becomes a version when it is published over.
  await server.write('lead', '{');
  await publish(await draft({ lead }));
  const [, broken] = await versions('lead');
  expect((await meera.get(`/api/studio/versions/lead/${broken.id}`)).json().text).toBe('{');
});

describe('nothing is published', () => {
  afterEach(async () => {
    vi.restoreAllMocks();
    expect(await server.read('zone')).toBe(zone);
    expect((await stateOf('lead')).draft).not.toBeNull();
  });

  test('if a draft has problems, or contradicts another one', async () => {
    const answer = await publish(await draft({ lead: lead2, zone: '{' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: {}, problems: [{ line: 1 }] });
    const clash = entityText('zone', [text('pincode')], { route: '/lead' });
    expect((await publish(await draft({ lead: lead2, zone: clash }))).statusCode).toBe(422);
    expect((await publish({})).statusCode).toBe(422);
  });

  test('if the tables can’t be adapted to it', async () => {
    const answer = await publish(await draft({ lead: entityText('lead', [text('Name')]) }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toContain('lead');
    expect(inForce()).toContain('lead 1');
  });

  test('if a draft has changed since', async () => {
    const seen = await draft({ lead: lead2, zone });
    await draft({ lead: '{"other": 1}' }, ravi);
    const answer = await publish(seen);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'Ravi has changed the draft of “lead”.',
      conflicts: [{ name: 'lead', what: 'draft', draft: { text: '{"other": 1}' } }],
    });
  });

  test('if a file was edited on the disk since', async () => {
    const drafts = await draft({ lead: lead2 });
    await server.write('lead', `${lead}\n`);
    const answer = await publish(drafts);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().conflicts).toMatchObject([
      { name: 'lead', what: 'live', draft: { text: lead2 }, live: { text: `${lead}\n` } },
    ]);
  });

  test.each(['.publishing', 'zone.json'])('if %s can’t be written', async (file) => {
    const drafts = await draft({ lead: lead2, zone: entityText('zone', [text('pin')]) });
    const id = crypto.randomUUID();
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
    await mkdir(join(server.folder, `${file}.${id}.part`));
    const answer = await publish(drafts);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(server.folder);
    expect(await server.read('lead')).toBe(lead);
    expect(await readPlan(server.folder)).toBeUndefined();
    expect(inForce()).toEqual(['lead 1', 'zone 1']);
  });
});

test('when two editors publish at once, the second gets a conflict that names the first', async () => {
  const drafts = await draft({ lead: lead2, zone: entityText('zone', [text('pin')]) });
  const both = await Promise.all([publish(drafts), publish(drafts, 'Mine', ravi)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const rejected = both.find(({ statusCode }) => statusCode === 409);
  expect(rejected?.json().conflicts[0]).toMatchObject({ what: 'live', live: { text: lead2 } });
  expect(rejected?.json().message).toMatch(/^(Meera|Ravi) has published “lead”/);

  // An editor who is still typing in a draft that was published also gets a conflict.
  const put = { method: 'PUT', url: '/api/studio/drafts/lead' } as const;
  const late = await ravi.send({ ...put, payload: { text: '{}', replaces: 'x' } });
  expect(late.statusCode).toBe(409);
});

test('an interrupted publication is recorded once, no matter which process finishes it', async () => {
  const recorded = (await published()).length;
  await draft({ lead: lead2 });
  const origin = { address: '192.0.2.1', requestId: 'a-1' };
  const at = new Date().toISOString();
  const plan = { at, by: 'Meera', note: 'Killed', account: { id: 7, username: 'Meera' }, origin };
  const files = [{ file: 'lead.json', before: lead, after: lead2 }];
  // The second time, as if the process had been killed before the plan was removed.
  for (const _ of [1, 2]) {
    await writePlan(server.folder, { ...plan, files });
    await server.configs.refresh();
  }
  expect(inForce()).toContain('lead 2');
  expect((await published()).slice(recorded)).toMatchObject([
    { person: 'Meera', subject: 'lead', note: 'Killed', address: '192.0.2.1', request: 'a-1' },
  ]);
});

test('nothing counts as published until the audit log has it', async () => {
  const drafts = await draft({ lead: lead2 });
  const recorded = (await published()).length;
  const answer = await server.withoutAudit(() => publish(drafts));
  expect(answer.statusCode).toBe(500);
  expect((await stateOf('lead')).draft).toMatchObject({ text: lead2 });
  await server.configs.refresh();
  expect((await stateOf('lead')).live).toMatchObject({ text: lead2, publishedBy: 'Meera' });
  expect((await published()).slice(recorded)).toMatchObject([
    { person: 'Meera', subject: 'lead', note: 'Cities', address: '127.0.0.1' },
  ]);
});

test('an interrupted publication leaves all files as before or all new', async () => {
  const next = entityText('supplier', [text('name')]);
  await draft({ lead: lead2, zone: null, supplier: next });
  const files = [
    { file: 'lead.json', before: lead, after: lead2 },
    { file: 'supplier.json', before: null, after: next },
    { file: 'zone.json', before: zone, after: null },
  ];
  const plan = { at: new Date().toISOString(), by: 'Meera', note: 'Killed', files };
  // Killed while the plan was written.
  await writeFile(join(server.folder, '.publishing.part'), '{"at": "20');
  await server.configs.refresh();
  expect(inForce()).toEqual(['lead 1', 'zone 1']);
  for (const moved of [0, 1, 2, 3]) {
    await writePlan(server.folder, plan);
    await moveFiles(server.folder, files.slice(0, moved));
    await server.configs.refresh();
    expect(inForce()).toEqual(['lead 2', 'supplier 1']);
    expect(await versions('lead')).toMatchObject([{ by: 'Meera', note: 'Killed' }, { by: null }]);
    expect((await stateOf('lead')).draft).toBeNull();
    for (const { file, before } of files)
      await server.write(file.slice(0, -5), before).catch(() => {});
  }
});

test('roles that would keep their publisher from correcting them are not published', async () => {
  const file = (name: string, rights: object) =>
    JSON.stringify({ owner: 'all', [name]: rights }, undefined, 2);
  const drafts = await draft({ roles: file('sales', { lead: 'all' }) });
  const answer = await publish(drafts);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toMatch(/^Nothing has been published: you could no longer use/);
  expect(await server.read('roles')).toBeNull();

  const { id = 0 } = (await server.accounts.find('Meera')) ?? {};
  await server.accounts.change(id, { roles: ['owner'] });
  expect((await publish(drafts)).statusCode).toBe(200);
  expect(server.configs.roles()).toMatchObject({ sales: { lead: 'all' } });
  await server.accounts.change(id, { roles: [] });
});
