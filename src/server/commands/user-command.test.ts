import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quickPasswords, startTestServer, type TestServer } from '../testing/test-server';
import { type UserCommandParts, userCommand } from './user-command';

let server: TestServer;
let typed: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  typed = 'a-good-password';
  for (const { username } of await server.accounts.list())
    if (username !== 'Asha') await run(`remove ${username}`);
});
afterAll(() => server.close());

const demo = { mode: 'demo', mailUrl: undefined, smsWebhook: undefined } as const;
const run = (
  line: string,
  settings: UserCommandParts['settings'] = demo,
  roles?: UserCommandParts['roles'],
) =>
  userCommand(line.split(' '), {
    accounts: server.accounts,
    audit: server.audit,
    passwords: quickPasswords(),
    settings,
    askPassword: async () => typed,
    roles,
  });

async function statusOfSignIn(username: string, password: string): Promise<number> {
  const client = server.visitor();
  await client.get('/sanctum/csrf-cookie');
  return (await client.post('/login', { username, password })).statusCode;
}

test('an account that was added can sign in, and is listed with its contact', async () => {
  expect(await run('add Meera --contact +91-98765-43210')).toBe('Added Meera.');
  expect(await statusOfSignIn('meera', typed)).toBe(200);
  expect(server.sent.at(-1)).toMatchObject({ username: 'Meera', contact: '9876543210' });
  expect(await run('list')).toBe('Asha\tasha@example.com\nMeera\t9876543210');
});

test('an account can have two contacts', async () => {
  await run('add Zoya --contact zoya@example.com,+919876543211');
  expect((await server.accounts.find('zoya'))?.contact).toBe('zoya@example.com,9876543211');
  await run('remove zoya');
});

test('an account can be an editor’s', async () => {
  await run('add Tara --editor');
  expect(await run('list')).toContain('Tara\t\teditor');
  expect(await run('editor tara --not')).toBe('Tara may no longer change the entity files.');
  expect(await run('editor asha')).toBe('Asha may now change the entity files.');
  expect((await server.accounts.find('asha'))?.isEditor).toBe(true);
  expect(await run('list')).toMatch(/^Asha\t.*\teditor\n/);
  await run('editor asha --not');
  await run('remove tara');
});

test('an account has the roles that it is given, and none that the file lacks', async () => {
  const roles = { sales: { order: 'all' }, owner: 'all' } as const;
  const withRoles = (line: string) => run(line, demo, roles);
  expect(await withRoles('add Tara')).toBe(
    'Added Tara. It can do nothing until it has a role: npm run user -- role Tara ROLE',
  );
  expect(await withRoles('add Zoya --role sales')).toBe('Added Zoya.');
  await expect(withRoles('role tara sale')).rejects.toThrow(
    'There is no role sale. Did you mean sales?',
  );
  await expect(withRoles('role tara constructor')).rejects.toThrow('Use one of: sales, owner.');
  expect(await withRoles('role tara sales owner')).toBe('Tara now has the roles sales, owner.');
  expect(await withRoles('list')).toContain('Tara\t\tsales,owner\nZoya\t\tsales');
  expect(await withRoles('role tara --not')).toBe('Tara has no role.');
  expect(await withRoles('editor tara')).toBe(
    'Tara is now an editor. Because there is a roles.json, only its roles decide who may change the entity files.',
  );
  for (const line of ['role tara', 'role tara sales --not'])
    await expect(withRoles(line)).rejects.toThrow('Usage');
});

test('an account that is blocked is signed out, and can’t sign in until it is unblocked', async () => {
  await run('add Uma --contact uma@example.com');
  const client = await server.signedIn('uma').catch(() => server.visitor());
  expect(await run('block uma')).toBe('Uma is signed out, and can’t sign in.');
  expect((await client.get('/api/user')).statusCode).toBe(401);
  expect(await statusOfSignIn('uma', typed)).toBe(422);
  expect(await run('list')).toContain('Uma\tuma@example.com\tblocked');
  expect(await run('block uma --not')).toBe('Uma can sign in again.');
  expect(await statusOfSignIn('uma', typed)).toBe(200);
});

test('roles can be given before there is a file with them', async () => {
  expect(await run('role asha owner')).toBe(
    'Asha now has the role owner. Until there is a roles.json, everybody may do everything.',
  );
  await expect(run('role asha a,b')).rejects.toThrow('a,b can’t be a role');
  await run('role asha --not');
});

test('a name is taken regardless of case', async () => {
  await expect(run('add ASHA')).rejects.toThrow('The account ASHA already exists.');
});

test.each([
  ['add x', 'A username has 2 to 60'],
  ['add söphie', 'A username has 2 to 60'],
  ['add bob --contact bob@', 'The contact must be an email address, a mobile number'],
  ['add bob --contact 12345', 'The contact must be an email address, a mobile number'],
  ['add bob --contact 9876543210,bob@', 'The contact must be an email address, a mobile number'],
  ['remove nobody', 'There is no account nobody.'],
  ['password nobody', 'There is no account nobody.'],
  ['add', 'Usage:'],
  ['', 'Usage:'],
  ['add two names', 'Usage:'],
  ['promote asha', 'Usage:'],
  ['add bob --admin', 'Usage:'],
  ['add bob --editor --not', 'Usage:'],
  ['password asha --contact bob@example.com', 'Usage:'],
  ['role asha owner --role sales', 'Usage:'],
  ['remove asha --not', 'Usage:'],
  ['list asha', 'Usage:'],
  ['constructor asha --not', 'Usage:'],
])('npm run user with %j is rejected: %s', async (line, reason) => {
  await expect(run(line)).rejects.toThrow(reason);
  expect(await server.accounts.find('bob')).toBeUndefined();
});

test.each(['', 'too-short', 'x'.repeat(1001)])(
  'a password like "%s" is rejected',
  async (password) => {
    typed = password;
    await expect(run('add bob')).rejects.toThrow('The password must have at');
    expect(await server.accounts.find('bob')).toBeUndefined();
  },
);

test('a new password replaces the old one', async () => {
  await run('add ravi');
  const old = typed;
  typed = 'another-password';
  expect(await run('password RAVI')).toBe('Changed the password of ravi.');
  expect(await statusOfSignIn('ravi', old)).toBe(422);
  expect(await statusOfSignIn('ravi', typed)).toBe(200);
});

test('an account that was removed can’t sign in', async () => {
  await run('add leela');
  expect(await run('remove leela')).toBe('Removed leela.');
  expect(await statusOfSignIn('leela', typed)).toBe(422);
});

describe('in production', () => {
  const production = { ...demo, mode: 'production' } as const;
  const mailUrl = 'smtp://mail.example.com';

  test('an account needs a contact that the server can reach', async () => {
    const byMail = { ...production, mailUrl };
    await expect(run('add bob', byMail)).rejects.toThrow('Add --contact');
    await expect(run('add bob --contact 9876543210', byMail)).rejects.toThrow('SMS_WEBHOOK_URL');
    const bySms = { ...production, smsWebhook: { url: 'https://sms.example.com', token: '' } };
    await expect(run('add bob --contact bob@example.com', bySms)).rejects.toThrow('MAIL_URL');
    expect(await run('add bob --contact bob@example.com', byMail)).toBe('Added bob.');
  });
});
