import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { linkReferences } from '../../entities/references';
import { reviewConfig } from '../../entities/review-config';
import type { Roles } from '../../entities/roles/roles';
import { entityConfig } from '../../entities/testing';
import { createAuditLog } from '../audit/audit-log';
import { publishedFiles } from '../config-studio/published-files';
import { studioRoutes } from '../config-studio/routes';
import { customCatalogueRoutes } from '../custom-catalogue/routes';
import { historyRoutes } from '../history/routes';
import { orderRoutes } from '../orders/routes';
import { pictureFiles } from '../pictures/picture-files';
import { reviewRoutes } from '../reviews/routes';
import { addRow } from '../rows/change-row';
import { selectionRoutes } from '../selection/routes';
import type { TestClient } from '../testing/test-client';
import { asha, quickPasswords, startTestServer, type TestServer } from '../testing/test-server';
import { openTestStore, type TestStore } from '../testing/test-store';
import { minute } from '../time/clock';
import { uploadRoutes } from '../uploads/routes';
import { viewRoutes } from '../views/routes';
import { pdfRoutes } from './pdf-routes';

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more });
const configs = linkReferences([
  entityConfig({
    name: 'installer',
    label: 'Installer',
    fields: [text('name', { required: true }), { name: 'aadhaarNo', type: 'aadhaar' }],
    form: ['name', 'aadhaarNo'],
    columns: [{ field: 'name' }, { field: 'aadhaarNo' }],
    actions: {
      add: {},
      update: { fields: ['name', 'aadhaarNo'] },
      remove: {},
      bulkUpdate: { key: 'name', columns: ['aadhaarNo'] },
      download: {},
    },
  }),
  entityConfig({
    name: 'coupon',
    label: 'Coupon',
    fields: [
      text('code', { unique: true, required: true }),
      { name: 'by', was: 'fitter', type: 'reference', to: 'installer' },
      { name: 'terms', type: 'file', upload: true },
      { name: 'paper', type: 'reference', to: 'product', key: 'wpId' },
    ],
    form: ['code', 'by', 'terms', 'paper'],
    columns: [{ field: 'code' }, { field: 'by' }],
    actions: {
      add: {},
      update: { fields: ['code', 'by', 'terms', 'paper'] },
      remove: {},
      bulkUpdate: { key: 'code', columns: ['by'] },
      download: {},
    },
  }),
  entityConfig({
    name: 'product',
    label: 'Wallpaper',
    fields: [text('wpId', { unique: true, required: true }), text('name'), text('supplier')],
  }),
]);

/** What each role may do, as `screen:action` or `screen:*`. */
const grants = {
  sales: 'order:* installer:read installer:update',
  content: 'coupon:* catalogue:read review:read review:update',
  packer: 'order:read order:steps',
  reader: 'installer:read coupon:read coupon:download product:read',
  developer: 'studio:*',
  clerk: 'accounts:*',
  owner: '*',
  nobody: '',
} as const;
type Name = keyof typeof grants;
const names = Object.keys(grants) as Name[];

function isGranted(name: Name, need: string): boolean {
  const [screen] = need.split(':');
  const given: readonly string[] = grants[name].split(' ');
  return ['*', need, `${screen}:*`].some((one) => given.includes(one));
}

/** The same roles, as `roles.json` would have them. */
function written(): Roles {
  return JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        names
          .filter((name) => name !== 'nobody')
          .map((name) => {
            if (grants[name] === '*') return [name, 'all'];
            const rights: Record<string, string | string[]> = {};
            for (const [screen = '', action = ''] of grants[name]
              .split(' ')
              .map((one) => one.split(':'))) {
              const before = rights[screen];
              rights[screen] =
                action === '*' ? 'all' : [...(Array.isArray(before) ? before : []), action];
            }
            return [name, rights];
          }),
      ),
    ),
  );
}

let store: TestStore;
let server: TestServer;
let roles: Roles | undefined;
const clients = new Map<Name, TestClient>();
const as = (name: Name): TestClient => {
  const client = clients.get(name);
  if (!client) throw new Error(name);
  return client;
};
const ids = { installer: 0, coupon: 0, order: 0 };
let file = '';

beforeAll(async () => {
  store = await openTestStore(...configs, orderConfig, reviewConfig);
  const pictures = pictureFiles(store.db);
  const current = () => configs;
  const parts = { store, configs: current };
  const audit = createAuditLog(store.db, Date.now, () => {});
  const files = publishedFiles(store.db, join(tmpdir(), 'no-entity-files'), audit);
  const live = {
    current,
    roles: () => roles,
    report: () => undefined,
    refresh: async () => {},
    refreshWritten: async () => {},
  };
  const settings = {
    seller: {
      name: 'Paperhanger',
      address: undefined,
      gstin: undefined,
      phone: undefined,
      email: undefined,
    },
    siteUrl: undefined,
    sitePictures: '',
    origin: undefined,
    dataFolder: tmpdir(),
  };
  server = await startTestServer({
    database: store.db,
    configs,
    roles: () => roles,
    limits: { requests: { max: 100_000, windowMs: 1000 } },
    routes: [
      customCatalogueRoutes(parts),
      orderRoutes({ ...parts, feedUrl: () => undefined }),
      ...pdfRoutes({ settings, store, configs: current, demo: undefined }),
      reviewRoutes({ ...parts, pictures }),
      uploadRoutes({ ...parts, pictures }),
      historyRoutes(parts),
      selectionRoutes(parts),
      viewRoutes(parts),
      studioRoutes({ store, configs: live, files }),
    ],
  });
  const passwordHash = await quickPasswords().hash(asha.password);
  for (const name of names) {
    const account = { username: name, contact: asha.contact, passwordHash };
    await server.accounts.add({ ...account, roles: name === 'nobody' ? ['gone'] : [name] });
    clients.set(name, await server.signedIn(name));
  }
  const author = { id: 1, username: 'owner' };
  const add = async (config: (typeof configs)[number], values: object) =>
    (await addRow(store, config, author, { ...values })).id;
  const [installer, coupon] = configs;
  if (!installer || !coupon) throw new Error('There are no configs.');
  ids.installer = await add(installer, { name: 'Asha', aadhaarNo: '234123412346' });
  const form = new FormData();
  form.append('file', new Blob(['terms']), 'terms.txt');
  roles = undefined;
  file = (await sendForm(as('owner'), '/api/uploads/coupon/terms', form)).json().path;
  ids.coupon = await add(coupon, { code: 'TEN', by: ids.installer, terms: file });
  const steps = { packed: false, shipped: false, delivered: false, installed: false };
  ids.order = await add(orderConfig, { orderId: 'PH-1', ...steps, wpId: 'WP-1' });
});
beforeEach(() => {
  roles = written();
});
afterAll(async () => {
  await server.close();
  await store.close();
});

async function sendForm(client: TestClient, url: string, form: FormData) {
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  return client.send({
    method: 'POST',
    url,
    headers,
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

interface Call {
  /** As the server lists its routes. */
  readonly route: string;
  readonly url?: string;
  readonly body?: object;
  /** All rights that the call needs, as `screen:action`; none if everybody who is signed in may make it. */
  readonly needs: readonly string[];
}

/** What can be asked of the server, by route and screen. Nothing here changes a row when it is allowed. */
function calls(changes: ReadonlyMap<string, number>): Call[] {
  const entities = ['installer', 'coupon', 'product'];
  const all = [...entities, 'order', 'review', 'customCatalogue'];
  const screen = (entity: string) => (entity === 'customCatalogue' ? 'catalogue' : entity);
  const forEntity = (entity: string): Call[] => [
    { route: 'POST *', url: `/api/${entity}/fetch`, needs: [`${entity}:read`] },
    { route: 'POST *', url: `/api/${entity}/fetch?fields=id,name`, needs: [`${entity}:read`] },
    { route: 'POST *', url: `/api/${entity}/add`, body: {}, needs: [`${entity}:add`] },
    {
      route: 'POST *',
      url: `/api/${entity}/update`,
      body: { id: 0 },
      needs: [`${entity}:update`],
    },
    {
      route: 'POST *',
      url: `/api/${entity}/remove`,
      body: { id: 0 },
      needs: [`${entity}:remove`],
    },
  ];
  const ofSheet = (entity: string): Call[] => [
    { route: 'POST *', url: `/api/${entity}/bulkUpdate`, needs: [`${entity}:bulkUpdate`] },
    { route: 'POST *', url: `/api/${entity}/download`, needs: [`${entity}:download`] },
  ];
  const ofHistory = (entity: string): Call[] => {
    const change = changes.get(entity);
    const id = change ?? 0;
    // A missing change looks like one that may not be seen, except to those who may see all.
    const about = (action: string) => [change ? `${screen(entity)}:${action}` : 'nothing:read'];
    return [
      { route: 'POST /api/history', body: { entity }, needs: [`${screen(entity)}:read`] },
      {
        route: 'POST /api/history',
        body: { entity, row: 1 },
        needs: [`${screen(entity)}:read`],
      },
      { route: 'POST /api/history/preview', body: { id }, needs: about('undo') },
      {
        route: 'POST /api/history/rollBack',
        body: { id, take: [] },
        needs: about('undo'),
      },
      { route: 'POST /api/history/report', body: { id }, needs: about('read') },
      {
        route: 'POST /api/history/undo',
        body: { entity, row: 99, version: 7 },
        needs: [`${screen(entity)}:undo`],
      },
    ];
  };
  const selected = (entity: string) => ({ entity, rows: [] });
  const ofSelection = (entity: string): Call[] => {
    const edit = entity === 'order' ? 'steps' : 'update';
    const values = entity === 'order' ? { packed: true } : {};
    return [
      {
        route: 'POST /api/selection/edit',
        body: { ...selected(entity), values },
        needs: [`${screen(entity)}:${edit}`],
      },
      {
        route: 'POST /api/selection/remove',
        body: selected(entity),
        needs: [`${screen(entity)}:remove`],
      },
      {
        route: 'POST /api/selection/uses',
        body: selected(entity),
        needs: [`${screen(entity)}:remove`],
      },
      {
        route: 'POST /api/selection/export',
        body: { entity, rows: 1, columns: ['a'] },
        needs: [`${screen(entity)}:export`],
      },
    ];
  };
  const ofViews = (entity: string): Call[] => {
    const needs = [`${entity === 'orders' ? 'order' : entity}:read`];
    const saved = { name: 'x', address: '?q=x', isShared: false, isNew: false };
    return [
      { route: 'POST /api/views', body: { entity }, needs },
      { route: 'POST /api/views/save', body: { entity, ...saved }, needs },
      { route: 'POST /api/views/remove', body: { entity, id: 0 }, needs },
    ];
  };
  const studio = (route: string, url?: string, body?: object): Call => ({
    route,
    ...(url ? { url } : {}),
    ...(body ? { body } : {}),
    needs: ['studio:update', ...(url?.includes('/roles') ? ['accounts:update'] : [])],
  });
  const ofFile = (name: string): Call[] => [
    studio('PUT /api/studio/drafts/:name', `/api/studio/drafts/${name}`, { text: 1 }),
    studio('DELETE /api/studio/drafts/:name', `/api/studio/drafts/${name}`, { replaces: 'x' }),
    studio('GET /api/studio/schema/:name', `/api/studio/schema/${name}`),
    studio('GET /api/studio/versions/:name', `/api/studio/versions/${name}`),
    studio('GET /api/studio/versions/:name/:id', `/api/studio/versions/${name}/1`),
    {
      ...studio('POST /api/studio/publish', undefined, { note: '', drafts: { [name]: 'x' } }),
      needs: ['studio:update', ...(name === 'roles' ? ['accounts:update'] : [])],
    },
    {
      ...studio('POST /api/studio/rows/:name', `/api/studio/rows/${name}`, { rows: [] }),
      needs: ['studio:update', `${name}:add`, ...(name === 'roles' ? ['accounts:update'] : [])],
    },
  ];
  return [
    { route: 'GET /api/account', needs: [] },
    { route: 'POST /api/account/password', body: {}, needs: [] },
    { route: 'GET /api/studio/version', needs: [] },
    { route: 'GET /api/*', url: '/api/nothing', needs: [] },
    { route: 'POST *', url: '/api/nothing/fetch', needs: [] },
    ...entities.flatMap(forEntity),
    ...['installer', 'coupon'].flatMap(ofSheet),
    ...all.flatMap(ofHistory),
    ...all.flatMap(ofSelection),
    ...[...entities, 'orders', 'review', 'catalogue', 'pdf', 'accounts'].flatMap(ofViews),
    ...entities.map((entity) => ({
      route: 'POST /api/encrypted-values',
      body: { entity, id: 1 },
      needs: [`${entity}:reveal`],
    })),
    {
      route: 'POST /api/uploads/:entity|:id/:field|:name',
      url: '/api/uploads/coupon/terms',
      needs: ['coupon:add'],
    },
    { route: 'GET /api/uploads/:entity|:id/:field|:name', url: `/${file}`, needs: ['coupon:read'] },
    { route: 'POST /api/customCatalogue/fetch', needs: ['catalogue:read'] },
    { route: 'POST /api/customCatalogue/update', body: {}, needs: ['catalogue:update'] },
    {
      route: 'POST /api/customCatalogue/updateMany',
      body: { catId: '1', wpIds: ['1'], linked: true },
      needs: ['catalogue:update'],
    },
    { route: 'POST /api/customCatalogue/bulkUpdate', needs: ['catalogue:bulkUpdate'] },
    { route: 'POST /api/customCatalogue/download', needs: ['catalogue:download'] },
    { route: 'POST /api/pdf/fetch', needs: ['pdf:read'] },
    { route: 'POST /api/pdf/download', body: { wp: ['none'] }, needs: ['pdf:download'] },
    { route: 'POST /api/review/fetch', needs: ['review:read'] },
    { route: 'POST /api/review/add', needs: ['review:add'] },
    { route: 'POST /api/review/update', needs: ['review:update'] },
    { route: 'POST /api/review/remove', body: { id: 0 }, needs: ['review:remove'] },
    { route: 'POST /api/orders/fetch', needs: ['order:read'] },
    { route: 'POST /api/orders/update', body: { id: 0 }, needs: ['order:read'] },
    { route: 'POST /api/orders/syncorders', needs: ['order:sync'] },
    { route: 'POST /invoices/downloadInvoice', body: { id: 0 }, needs: ['order:documents'] },
    { route: 'POST /invoices/downloadReceipt', body: { id: 0 }, needs: ['order:documents'] },
    { route: 'POST /api/accounts/fetch', needs: ['accounts:read'] },
    { route: 'GET /api/accounts/config', needs: ['accounts:read'] },
    { route: 'POST /api/accounts/auditLog', body: {}, needs: ['accounts:read'] },
    { route: 'POST /api/accounts/add', body: {}, needs: ['accounts:update'] },
    ...['update', 'password', 'signOutEverywhere'].map((deed) => ({
      route: `POST /api/accounts/${deed}`,
      body: { id: 0 },
      needs: ['accounts:update'],
    })),
    {
      route: 'POST /api/accounts/block',
      body: { id: 0, isBlocked: true },
      needs: ['accounts:update'],
    },
    studio('GET /api/studio/report'),
    studio('GET /api/studio/configs'),
    studio('POST /api/studio/impact'),
    ...['coupon', 'roles'].flatMap(ofFile),
  ];
}

/** Routes that end the caller's session are tested where they are. */
const APART = ['POST /api/account/signOutEverywhere'];

/** Routes that are also for visitors, who have no roles. */
const OPEN =
  'GET /livez, GET /readyz, GET /sanctum/csrf-cookie, POST /login, POST /otpSent, POST /verifyOTP, POST /resendOTP, POST /logout, GET /api/user'.split(
    ', ',
  );

/** All routes, as Fastify prints them. */
function routesOf(printed: string): string[] {
  const path: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^([│\s]*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    path.length = indent.length / 4;
    path.push(part);
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path.join('')}`);
  });
}

test('every route of the server is tried here', () => {
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThan(50);
  const tried = new Set([...calls(new Map()).map(({ route }) => route), ...APART, ...OPEN]);
  const isOther = (route: string) => /^(HEAD|OPTIONS) |^(PUT|PATCH|DELETE) \/api\/\*$/.test(route);
  expect(routes.filter((route) => !tried.has(route) && !isOther(route))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  test('may do what the role says, and nothing else, on every route', async () => {
    const found = await store.db.selectFrom('change').select(['id', 'entity']).execute();
    const changes = new Map(found.map(({ id, entity }) => [entity, id]));
    const wrong: string[] = [];
    for (const { route, url, body, needs } of calls(changes)) {
      const [method = '', path = ''] = route.split(' ');
      const payload = body ? { payload: body } : {};
      const { statusCode } = await as(name).send({
        method: method as 'GET',
        url: url ?? path,
        ...payload,
      });
      const isAllowed = needs.every((need) => isGranted(name, need));
      if ((statusCode === 403) === isAllowed)
        wrong.push(`${route} ${url ?? ''} ${JSON.stringify(body)} → ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['an owner', 'owner'],
  ['an account whose role no longer exists', 'nobody'],
] as const)(
  '%s may do everything but edit configs and accounts while there are no roles',
  async (_who, name) => {
    roles = undefined;
    for (const { route, url, body, needs } of calls(new Map())) {
      const [method = '', path = ''] = route.split(' ');
      const { statusCode } = await as(name).send({
        method: method as 'GET',
        url: url ?? path,
        ...(body ? { payload: body } : {}),
      });
      const isForEditors = needs.some((need) => /^(studio|accounts):/.test(need));
      expect([route, statusCode === 403]).toEqual([route, isForEditors]);
    }
  },
);

describe('what may not be seen', () => {
  const whole = '234123412346';

  test('is in no reference, history or sheet of another screen', async () => {
    const content = await as('content').post('/api/history', { entity: 'coupon' });
    expect(content.statusCode).toBe(200);
    expect(content.body).toContain('TEN');
    expect(content.body).not.toContain('Asha');
    const reader = await as('reader').post('/api/history', { entity: 'coupon' });
    expect(reader.body).toContain('Asha');
  });

  test('can’t be found out by choosing it: a row that exists is rejected like one that doesn’t', async () => {
    for (const by of [ids.installer, 4711]) {
      const added = await as('content').post('/api/coupon/add', { code: `NEW-${by}`, by });
      expect([added.statusCode, added.json().message]).toEqual([
        403,
        'Your role does not allow you to see what By refers to, so you can’t choose it.',
      ]);
      const edited = await as('content').post('/api/selection/edit', {
        entity: 'coupon',
        rows: [[ids.coupon, null]],
        values: { by },
      });
      expect(edited.statusCode).toBe(by === ids.installer ? 200 : 403);
    }
    const kept = await as('content').post('/api/coupon/update', {
      id: ids.coupon,
      code: 'TEN',
      by: ids.installer,
    });
    expect(kept.statusCode).toBe(200);
  });

  test('is not named when it keeps a row from being removed', async () => {
    roles = { ...written(), sales: { installer: 'all' } };
    const removal = await as('sales').post('/api/installer/remove', { id: ids.installer });
    expect(removal.statusCode).toBe(409);
    expect(removal.json().message).toBe('Asha is used by 1 other row. Change these first.');
    const rows = [[ids.installer, null]];
    const uses = await as('sales').post('/api/selection/uses', { entity: 'installer', rows });
    expect(uses.json()).toEqual([{ text: '1 other row', isRejected: true }]);
  });

  test('is not named when it keeps a key from being changed, in an update, a selection or an undo', async () => {
    const owner = as('owner');
    const product = async (wpId: string) =>
      (await owner.post('/api/product/add', { wpId, name: 'Fern' })).json();
    const used = await product('WP-20');
    const moved = { ...used, wpId: 'WP-21' };
    expect((await owner.post('/api/product/update', moved)).statusCode).toBe(200);
    const coupon = { code: 'FERN', paper: 'WP-21' };
    expect((await owner.post('/api/coupon/add', coupon)).statusCode).toBe(201);
    roles = { ...written(), sales: { product: 'all' } };
    for (const [path, body] of [
      ['/api/product/update', { id: used.id, wpId: 'WP-22' }],
      ['/api/product/remove', { id: used.id }],
      ['/api/selection/remove', { entity: 'product', rows: [[used.id, null]] }],
      ['/api/history/undo', { entity: 'product', row: used.id, version: 2 }],
    ] as const) {
      const named = await owner.post(path, body);
      expect([path, named.body]).toEqual([path, expect.stringContaining('1 Coupon')]);
      const answer = await as('sales').post(path, body);
      expect([path, answer.body]).toEqual([path, expect.stringContaining('1 other row')]);
      expect([path, answer.body]).toEqual([path, expect.not.stringContaining('Coupon')]);
    }
  });

  test('can’t be counted by the ids of changes: one that exists is rejected like one that doesn’t', async () => {
    const row = { entity: 'installer', row: ids.installer };
    const [change] = (await as('owner').post('/api/history', row)).json().entries;
    // The log counts by the minute.
    server.clock.advance(2 * minute);
    for (const path of ['undo', 'preview', 'rollBack', 'report']) {
      const ask = async (id: number) => {
        const body = path === 'undo' ? { change: id } : { id, take: [] };
        const { statusCode, body: answer } = await as('content').post(`/api/history/${path}`, body);
        return [path, statusCode, answer.replace(/"requestId":"[^"]*"/, '')];
      };
      const missing = await ask(999_999);
      expect(missing.slice(0, 2)).toEqual([path, 403]);
      expect(await ask(change.id)).toEqual(missing);
    }
    const undo = async (id: number) => {
      const body = { entity: 'installer', row: id, version: 1 };
      const { statusCode, body: answer } = await as('content').post('/api/history/undo', body);
      return [statusCode, answer];
    };
    expect(await undo(ids.installer)).toEqual(await undo(999_999));
    await server.audit.settled();
    const found = store.db.selectFrom('audit').select('details').where('subject', '=', 'history');
    expect((await found.execute()).map(({ details }) => details)).toContain('{"action":"undo"}');
  });

  test('can’t be found out by a request for a row: its id, version or a value that it has', async () => {
    for (const [path, real, guess] of [
      ['/api/installer/update', { id: ids.installer, version: 7 }, { id: 999_999, version: 7 }],
      ['/api/installer/remove', { id: ids.installer }, { id: 999_999 }],
      ['/api/installer/add', { name: 'Asha' }, { name: 'Nobody' }],
      ['/api/product/add', { wpId: 'WP-9' }, { wpId: 'WP-99999' }],
      [
        '/api/encrypted-values',
        { entity: 'installer', id: ids.installer },
        { entity: 'installer', id: 999_999 },
      ],
    ] as const) {
      const answers = [];
      for (const body of [real, guess]) {
        const { statusCode, body: answer } = await as('content').post(path, body);
        answers.push([path, statusCode, answer]);
      }
      expect(answers[0]).toEqual([path, 403, expect.any(String)]);
      expect(answers[1]).toEqual(answers[0]);
    }
  });

  test('can be assigned to an order by a role that may do so, and is not named in an order’s history', async () => {
    roles = { ...written(), packer: { order: 'all' } };
    const assigned = { id: ids.order, installerId: ids.installer };
    expect((await as('packer').post('/api/orders/update', assigned)).statusCode).toBe(200);
    const history = { entity: 'order', row: ids.order };
    expect((await as('owner').post('/api/history', history)).body).toContain('Asha');
    expect((await as('packer').post('/api/history', history)).body).not.toContain('Asha');
    const free = { id: ids.order, installerId: null };
    expect((await as('packer').post('/api/orders/update', free)).statusCode).toBe(200);
    const undone = await as('packer').post('/api/history/undo', {
      entity: 'order',
      row: ids.order,
    });
    expect(undone.body).not.toContain('Asha');
  });

  test('is not in a list that is requested by fields, by what changed since, or with another user’s tag', async () => {
    const all = await as('owner').post('/api/installer/fetch');
    expect(all.body).toContain(whole);
    const since = encodeURIComponent(String(all.headers['list-version']));
    const tag = { 'if-none-match': String(all.headers.etag) };
    for (const query of [
      `?since=${since}`,
      '?fields=aadhaarNo',
      `?fields=aadhaarNo&since=${since}`,
    ]) {
      const url = `/api/installer/fetch${query}`;
      const seen = await as('sales').send({ method: 'POST', url, headers: tag });
      expect([query, seen.statusCode]).toEqual([query, 200]);
      expect(seen.body).not.toContain(whole);
      expect((await as('content').post(url)).statusCode).toBe(403);
    }
  });

  test('is masked in a conflict, and in the response to an undo', async () => {
    const { id } = (
      await as('owner').post('/api/installer/add', { name: 'Uma', aadhaarNo: whole })
    ).json();
    const changed = { id, version: 1, name: 'Uma Rao', aadhaarNo: null };
    expect((await as('owner').post('/api/installer/update', changed)).statusCode).toBe(200);
    const again = { id, version: 2, aadhaarNo: whole };
    expect((await as('owner').post('/api/installer/update', again)).statusCode).toBe(200);
    const conflict = await as('sales').post('/api/installer/update', { id, version: 1, name: 'U' });
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json().current).toMatchObject({ name: 'Uma Rao' });
    expect(conflict.body).not.toContain(whole);
    roles = { ...written(), sales: { installer: ['read', 'undo'] } };
    for (const version of [3, 2]) {
      const undone = await as('sales').post('/api/history/undo', {
        entity: 'installer',
        row: id,
        version,
      });
      expect(undone.statusCode).toBe(200);
      expect(undone.body).not.toContain(whole);
    }
    const history = await as('sales').post('/api/history', { entity: 'installer', row: id });
    expect(history.body).not.toContain(whole);
  });

  test('is not found out by adding rows that refer to others', async () => {
    roles = { ...written(), sales: { studio: 'all', coupon: ['add'] } };
    const add = (row: object) =>
      as('sales').post('/api/studio/rows/coupon', { file: 'a.csv', rows: [row] });
    for (const by of [ids.installer, 99])
      for (const row of [
        { code: `C${by}`, by },
        { code: `F${by}`, fitter: by },
      ])
        expect((await add(row)).statusCode).toBe(403);
  });

  test('is not on another screen that shows a part of it', async () => {
    const product = configs[2];
    if (!product) throw new Error('There is no product.');
    const values = { wpId: 'WP-9', name: 'Lotus', supplier: 'Secret & Sons' };
    await addRow(store, product, { id: 1, username: 'owner' }, values);
    const shown = await as('content').post('/api/customCatalogue/fetch');
    expect(shown.json().products.at(-1)).toEqual(
      expect.objectContaining({ wpId: 'WP-9', name: 'Lotus' }),
    );
    expect(shown.body).not.toContain('Secret');
    expect((await as('owner').post('/api/customCatalogue/fetch')).body).toContain('Secret');
  });

  test('stays masked in every response without the right to see it whole', async () => {
    for (const [path, body] of [
      ['/api/installer/fetch', undefined],
      ['/api/installer/fetch?fields=id,aadhaarNo', undefined],
      ['/api/installer/update', { id: ids.installer, name: 'Asha' }],
    ] as const) {
      const answer = await as('sales').post(path, body);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('2346');
      expect(answer.body).not.toContain(whole);
    }
    expect((await as('owner').post('/api/installer/fetch')).body).toContain(whole);
  });

  test('is not revealed by a file: one that never existed looks like one of a hidden row', async () => {
    const unknown = `api/uploads/${'0'.repeat(32)}/terms.txt`;
    const asked = (name: Name, path: string) => as(name).get(`/${path}`);
    const [hidden, missing] = [await asked('packer', file), await asked('packer', unknown)];
    expect([missing.statusCode, missing.body]).toEqual([403, hidden.body]);
    expect((await asked('owner', unknown)).statusCode).toBe(404);
  });

  test('is not in the sheet without the right to see it whole', async () => {
    roles = { ...written(), sales: { installer: ['read', 'download'] } };
    const headers = async (name: Name) => {
      const { rawPayload } = await as(name).post('/api/installer/download');
      return rawPayload.length;
    };
    expect(await headers('sales')).toBeLessThan(await headers('owner'));
  });
});

describe('an order', () => {
  test('changes only in what the role allows', async () => {
    const before = (await as('packer').post('/api/orders/fetch')).json()[0];
    const packed = { ...before, packed: !before.packed };
    expect((await as('packer').post('/api/orders/update', packed)).statusCode).toBe(200);
    const [now] = (await as('packer').post('/api/orders/fetch')).json();
    const assigned = { ...now, installerId: ids.installer };
    expect((await as('packer').post('/api/orders/update', assigned)).statusCode).toBe(403);
    const selected = (values: object) => ({ entity: 'order', rows: [[now.id, null]], values });
    const edit = (name: Name, values: object) =>
      as(name).post('/api/selection/edit', selected(values));
    expect((await edit('packer', { installerId: ids.installer })).statusCode).toBe(403);
    const both = { packed: false, installerId: ids.installer };
    expect((await edit('packer', both)).statusCode).toBe(403);
    expect((await as('packer').post('/api/orders/fetch')).json()[0].installerId).toBe(null);
  });
});

describe('a session', () => {
  test('has its account’s current rights, and ends when the account is blocked', async () => {
    const account = { username: 'uma', contact: asha.contact, roles: ['sales'] };
    const passwordHash = await quickPasswords().hash(asha.password);
    await server.accounts.add({ ...account, passwordHash });
    const client = await server.signedIn('uma');
    const id = (await server.accounts.find('uma'))?.id ?? 0;
    const fetch = async () => (await client.post('/api/orders/fetch')).statusCode;
    expect(await fetch()).toBe(200);
    await server.accounts.change(id, { roles: ['content'] });
    expect(await fetch()).toBe(403);
    await server.accounts.change(id, { roles: ['sales'] });
    expect(await fetch()).toBe(200);
    roles = { ...written(), sales: { installer: 'all' } };
    expect(await fetch()).toBe(403);
    roles = written();
    await server.accounts.block(id, true, async () => {});
    expect(await fetch()).toBe(401);
    await server.accounts.block(id, false, async () => {});
    expect(await fetch()).toBe(401);
  });

  test('reports its rights, unless it has all of them', async () => {
    const rights = async (name: Name) => (await as(name).get('/api/user')).json().rights;
    expect(await rights('packer')).toEqual({ order: ['read', 'steps'] });
    expect(await rights('nobody')).toEqual({});
    expect(await rights('owner')).toBeUndefined();
    const offers = async (name: Name) => (await as(name).get('/api/user')).headers.offers;
    expect(await offers('packer')).toBe('account, history, uploads, views');
    expect(await offers('developer')).toBe('account, history, uploads, views, studio, demo');
    expect(await offers('owner')).toBe('account, history, uploads, views, studio, accounts, demo');
    roles = undefined;
    expect(await rights('nobody')).toBeUndefined();
  });
});

test('a rejection says why in plain words; the audit log has rejected changes, up to a limit', async () => {
  const messageFor = async (name: Name, path: string) =>
    (await as(name).post(path, {})).json().message;
  expect(await messageFor('nobody', '/api/coupon/fetch')).toBe(
    'Your account has no role, so it can do nothing here yet. Ask your administrator.',
  );
  expect(await messageFor('reader', '/api/coupon/remove')).toBe(
    'Your role does not allow this (coupon: remove). Ask your administrator.',
  );
  // The log counts by the minute.
  server.clock.advance(2 * minute);
  const since = new Date(server.clock.now()).toISOString();
  for (let round = 0; round < 120; round += 1) await messageFor('reader', '/api/coupon/remove');
  await server.audit.settled();
  const entries = await store.db
    .selectFrom('audit')
    .selectAll()
    .where('kind', '=', 'not-allowed')
    .where('at', '>=', since)
    .execute();
  expect(entries.length).toBe(100);
  expect(entries.filter(({ username }) => username === 'reader').at(-1)).toMatchObject({
    subject: 'coupon',
    details: '{"action":"remove"}',
  });
  expect(entries.filter(({ details }) => details?.includes('read"'))).toEqual([]);
});

test('a rejected request can’t fill the audit log with a long name', async () => {
  // The log counts by the minute.
  server.clock.advance(2 * minute);
  const entity = 'x'.repeat(500_000);
  const asked = await as('reader').post('/api/encrypted-values', { entity, id: 1 });
  expect(asked.statusCode).toBe(403);
  await server.audit.settled();
  const [entry] = await store.db
    .selectFrom('audit')
    .select(['kind', 'subject'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(entry).toEqual({ kind: 'not-allowed', subject: expect.stringMatching(/^x{1,1000}$/) });
});

test('an editor of configs can’t edit roles without managing accounts', async () => {
  const paths = ['schema', 'versions', 'drafts'];
  for (const path of paths) {
    const method = path === 'drafts' ? 'PUT' : 'GET';
    const url = `/api/studio/${path}/roles`;
    const ask = (name: Name) => as(name).send({ method, url });
    expect((await ask('developer')).statusCode).toBe(403);
    expect((await ask('owner')).statusCode).not.toBe(403);
  }
});
