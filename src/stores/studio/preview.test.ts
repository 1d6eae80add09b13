import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../calls/notices';
import { clearLists, listStore } from '../lists/lists';
import { recordExport } from '../selection/record-export';
import { confirmationStore, may } from '../session/rights';
import { downloadSpreadsheet } from '../spreadsheets/spreadsheets';
import { signedInAt } from '../testing';
import { holdWrites, previewAs, previewedRows, rolesIn } from './preview';

const coupon = entityConfig({ name: 'coupon', fields: [{ name: 'code', type: 'text' }] });
const roles = { sales: { coupon: ['read'] }, content: { page: 'all' }, owner: 'all' } as const;

afterEach(() => confirmationStore.setState({ rights: undefined, previewed: undefined }));

test('roles are read from a text, unless it is something else', () => {
  const text = JSON.stringify({ $schema: './roles.schema.json', ...roles });
  expect(rolesIn(text)).toEqual(roles);
  for (const other of ['', '[]', '{"sales": 1}', '{"sales": {"coupon": "read"}}', '{"sales":'])
    expect(rolesIn(other)).toBeUndefined();
});

test('a new screen’s preview has no rows to wait for, even after the lists were cleared', () => {
  const store = listStore(previewedRows(coupon, undefined));
  expect(store.getState()).toMatchObject({ status: 'ready', content: [] });
  clearLists();
  expect(store.getState()).toMatchObject({ status: 'ready', content: [] });
});

test('an export of previewed rows is recorded, but their spreadsheet is not requested, because it would be the published one', async () => {
  const server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  confirmationStore.setState({ offers: ['history'] });
  server.on('POST /api/selection/export', { status: 204 });
  const toasts = () => noticesStore.getState().toasts.map(({ text }) => text);
  const stop = holdWrites();
  await recordExport({ entity: 'coupon', labelPlural: 'Coupons', rows: 2, columns: ['code'] });
  expect(server.seen('POST /api/selection/export')).toHaveLength(1);
  expect(toasts()).toEqual([]);
  await downloadSpreadsheet(coupon);
  expect(server.requests).toHaveLength(1);
  expect(toasts()).toEqual(['Preview: nothing is saved.']);
  stop();
  server.stop();
});

test('a previewed screen allows what the role may do, and other screens what the user may do', () => {
  const rights = { coupon: ['read', 'add', 'remove'], page: ['read'] };
  for (const own of [undefined, rights]) {
    confirmationStore.setState({ rights: own });
    previewAs(coupon, roles, 'sales');
    expect([may('coupon', 'read'), may('coupon', 'add'), may('page', 'read')]).toEqual([
      true,
      false,
      true,
    ]);
    previewAs(coupon, roles, 'content');
    expect(may('coupon', 'read')).toBe(false);
    previewAs(coupon, roles, 'owner');
    expect(may('coupon', 'remove')).toBe(true);
    previewAs(coupon);
    expect(may('coupon', 'add')).toBe(true);
  }
});
