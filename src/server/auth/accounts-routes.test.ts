import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Roles } from '../../entities/roles/roles';
import type { TestClient } from '../testing/test-client';
import { asha, quickPasswords, startTestServer, type TestServer } from '../testing/test-server';

const file: Roles = { sales: { order: 'all' }, clerk: { accounts: 'all' }, owner: 'all' };

let server: TestServer;
let roles: Roles | undefined;
let clerk: TestClient;
let passwordHash: string;
let last: number;

beforeAll(async () => {
  server = await startTestServer({ roles: () => roles });
  passwordHash = await quickPasswords().hash(asha.password);
});
beforeEach(async () => {
  await server.reset();
  roles = file;
  for (const { id, username } of await server.accounts.list())
    if (username !== asha.username) await server.accounts.remove(id);
  await add('Uma', ['clerk']);
  await add('Ravi', ['sales']);
  clerk = await server.signedIn('Uma');
  // The log also has the entries of other tests.
  [{ id: last } = { id: 0 }] = (await ask(clerk, 'auditLog', {})).body.entries;
});
afterAll(() => server.close());

const add = (username: string, given: readonly string[]) =>
  server.accounts.add({ username, contact: asha.contact, passwordHash, roles: given });

const idOf = async (username: string) => (await server.accounts.find(username))?.id ?? 0;

const listed = async (client = clerk) => (await client.post('/api/accounts/fetch')).json();

const ask = async (client: TestClient, deed: string, body: object) => {
  const answer = await client.post(`/api/accounts/${deed}`, body);
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
};

/** The entries of this test, newest first. */
async function entries(query: object = {}) {
  const { body } = await ask(clerk, 'auditLog', query);
  return body.entries.filter(({ id }: { id: number }) => id > last);
}

const signsIn = async (username: string, password: string) => {
  const client = server.visitor();
  await client.get('/sanctum/csrf-cookie');
  return (await client.post('/login', { username, password })).statusCode === 200;
};

test('accounts are listed with their last sign-in, and without their secrets', async () => {
  const at = new Date(server.clock.now()).toISOString();
  expect(await listed()).toMatchObject([
    { username: 'Asha', roles: [], status: 'active', isOwn: false },
    { username: 'Ravi', contact: asha.contact, roles: ['sales'], lastSignIn: null },
    { username: 'Uma', roles: ['clerk'], lastSignIn: at, isOwn: true },
  ]);
  expect(JSON.stringify(await listed())).not.toContain('argon2');
  const { config, hasRoles } = (await clerk.get('/api/accounts/config')).json();
  expect(hasRoles).toBe(true);
  expect(config.actions.update.fields).toEqual(['contact', 'roles']);
  expect(JSON.stringify(config)).toContain('"label":"sales"');
});

test('a new account gets a password that is shown once, and can sign in', async () => {
  const added = await ask(clerk, 'add', {
    username: 'Meera',
    contact: '+91-98765-43210',
    roles: 'sales',
  });
  expect(added.body).toMatchObject({ username: 'Meera', contact: '9876543210', roles: ['sales'] });
  expect(added.body.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await signsIn('meera', added.body.password)).toBe(true);
  const [entry] = await entries({ person: 'meera', kind: 'account-added' });
  expect(entry).toMatchObject({
    kind: 'account-added',
    who: 'Uma',
    subject: 'Meera',
    details: { roles: ['sales'], contact: '9876543210' },
  });
  expect(JSON.stringify(await entries())).not.toContain(added.body.password);
});

test('a password can be chosen, and must follow the same rules as everywhere', async () => {
  const body = { username: 'Meera', contact: 'meera@example.com' };
  const weak = await ask(clerk, 'add', { ...body, password: 'meera' });
  expect(weak).toMatchObject({ status: 422, body: { errors: { password: [/at least 10/] } } });
  const chosen = await ask(clerk, 'add', { ...body, password: 'tamarind-tree-43' });
  expect(chosen.body.password).toBeNull();
  expect(await signsIn('meera', 'tamarind-tree-43')).toBe(true);
});

test.each([
  ['username', { username: 'x' }, 'A username has 2 to 60'],
  ['username', { username: 'RAVI' }, 'already exists'],
  ['contact', { username: 'Meera', contact: 'meera@' }, 'must be an email address'],
  ['roles', { username: 'Meera', roles: ['sale'] }, 'Did you mean sales?'],
  ['roles', { username: 'Meera', roles: 'sales,'.repeat(101) }, 'at most 100 roles'],
])('a wrong %s is reported at its field', async (field, body, reason) => {
  const { status, body: answer } = await ask(clerk, 'add', body);
  expect(status).toBe(422);
  expect(answer.errors[field][0]).toContain(reason);
});

test('everything that is wrong is reported at once', async () => {
  const body = { username: 'x', contact: 'meera@', roles: ['sale'], password: 'short' };
  const { status, body: answer } = await ask(clerk, 'add', body);
  expect(status).toBe(422);
  expect(Object.keys(answer.errors)).toEqual(['username', 'contact', 'roles', 'password']);
  expect(answer.message).toBe(answer.errors.username[0]);
});

test('a change of contact and roles applies from the next request on, and is recorded with the new values', async () => {
  const ravi = await server.signedIn('Ravi');
  const rights = async () => (await ravi.get('/api/user')).json().rights;
  expect(Object.keys(await rights())).toEqual(['order']);
  const changed = await ask(clerk, 'update', {
    id: await idOf('ravi'),
    contact: 'ravi@example.com',
    roles: ['clerk'],
  });
  expect(changed).toMatchObject({ status: 200, body: { roles: ['clerk'] } });
  expect(Object.keys(await rights())).toEqual(['accounts']);
  expect((await entries({ kind: 'account-changed' }))[0]).toMatchObject({
    subject: 'Ravi',
    details: { contact: 'ravi@example.com', roles: ['clerk'] },
  });
  // A role that is no longer in the file stays until someone changes the roles.
  roles = { owner: 'all', clerk: { accounts: 'all' } };
  await add('Old', ['gone']);
  const kept = { id: await idOf('old'), contact: 'old@example.com', roles: ['gone'] };
  expect((await ask(clerk, 'update', kept)).status).toBe(200);
});

test('a blocked account is signed out at once, and can’t sign in until it is unblocked', async () => {
  const ravi = await server.signedIn('Ravi');
  const id = await idOf('ravi');
  expect((await ask(clerk, 'block', { id, isBlocked: true })).body.status).toBe('blocked');
  expect((await ravi.get('/api/user')).statusCode).toBe(401);
  expect(await signsIn('ravi', asha.password)).toBe(false);
  await ask(clerk, 'block', { id, isBlocked: false });
  expect((await ravi.get('/api/user')).statusCode).toBe(401);
  expect(await signsIn('ravi', asha.password)).toBe(true);
  const found = await entries({ person: 'Ravi', kind: 'account-changed' });
  expect(found.map(({ details }: { details: object }) => details)).toEqual([
    { isBlocked: false },
    { isBlocked: true },
  ]);
});

test('a new password, and signing out everywhere, end all sessions of the account', async () => {
  const id = await idOf('ravi');
  for (const deed of ['password', 'signOutEverywhere']) {
    const before = await server.signedIn('Ravi');
    const { body } = await ask(clerk, deed, { id });
    expect((await before.get('/api/user')).statusCode).toBe(401);
    if (!body) continue;
    expect(await signsIn('ravi', asha.password)).toBe(false);
    expect(await signsIn('ravi', body.password)).toBe(true);
    await server.accounts.changePassword(id, passwordHash, { record: async () => {} });
  }
  const kinds = (await entries({ person: 'ravi' })).map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('sign-out-everywhere');
  expect(kinds).toContain('account-changed');
});

test('you can’t change your own account, so there is always someone left to manage accounts', async () => {
  const id = await idOf('uma');
  for (const [deed, body] of [
    ['update', { roles: ['owner'] }],
    ['update', { isEditor: true }],
    ['update', { contact: 'thief@example.com' }],
    ['block', { isBlocked: true }],
    ['password', {}],
    ['signOutEverywhere', {}],
  ] as const)
    expect((await ask(clerk, deed, { id, ...body })).status).toBe(403);
  expect(await server.accounts.find('uma')).toMatchObject({ roles: ['clerk'], isBlocked: false });
  expect(await entries({ kind: 'account-changed' })).toEqual([]);
});

test('when two people remove each other’s roles at the same time, one of them keeps their roles', async () => {
  await add('Tara', ['clerk']);
  const tara = await server.signedIn('Tara');
  const [idOfUma, idOfTara] = [await idOf('uma'), await idOf('tara')];
  await Promise.all([
    ask(clerk, 'update', { id: idOfTara, roles: [] }),
    ask(tara, 'update', { id: idOfUma, roles: [] }),
  ]);
  const left = (await server.accounts.list()).filter((one) => one.roles.includes('clerk'));
  expect(left).toHaveLength(1);
});

test('changing the contact does not undo a simultaneous change of the roles', async () => {
  const id = await idOf('ravi');
  for (let round = 0; round < 5; round += 1) {
    await ask(clerk, 'update', { id, roles: ['sales'] });
    const contact = `ravi${round}@example.com`;
    await Promise.all([
      ask(clerk, 'update', { id, roles: [] }),
      ask(clerk, 'update', { id, contact }),
    ]);
    expect(await server.accounts.find('ravi')).toMatchObject({ roles: [], contact });
  }
});

test('one of two accounts added with the same name at the same time is rejected', async () => {
  const answers = await Promise.all(
    [1, 2].map(() => ask(clerk, 'add', { username: 'Meera', contact: asha.contact })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('nothing is changed without an entry in the audit log', async () => {
  const ids = [await idOf('ravi')];
  for (const id of ids)
    await server.withoutAudit(async () => {
      expect((await ask(clerk, 'block', { id, isBlocked: true })).status).toBe(500);
      expect((await ask(clerk, 'update', { id, roles: ['owner'] })).status).toBe(500);
      expect((await ask(clerk, 'password', { id })).status).toBe(500);
      expect((await ask(clerk, 'add', { username: 'Meera' })).status).toBe(500);
    });
  expect(await server.accounts.find('ravi')).toMatchObject({ roles: ['sales'], isBlocked: false });
  expect(await signsIn('ravi', asha.password)).toBe(true);
  expect(await server.accounts.find('meera')).toBeUndefined();
});

test('without roles.json, editors manage the accounts, and others can’t see them', async () => {
  roles = undefined;
  await server.accounts.change(await idOf('uma'), { isEditor: true });
  expect(await listed()).toHaveLength(3);
  const { config, hasRoles } = (await clerk.get('/api/accounts/config')).json();
  expect(hasRoles).toBe(false);
  expect(config.actions.update.fields).toEqual(['contact', 'roles', 'isEditor']);
  const ravi = await server.signedIn('Ravi');
  expect((await ask(ravi, 'fetch', {})).status).toBe(403);
});
