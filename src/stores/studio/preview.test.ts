import { afterEach, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { confirmationStore, may } from '../session/rights';
import { previewAs, rolesIn } from './preview';

const coupon = entityConfig({ name: 'coupon', fields: [{ name: 'code', type: 'text' }] });
const roles = { sales: { coupon: ['read'] }, content: { page: 'all' }, owner: 'all' } as const;

afterEach(() => confirmationStore.setState({ rights: undefined, previewed: undefined }));

test('roles are read from a text, unless it is something else', () => {
  const text = JSON.stringify({ $schema: './roles.schema.json', ...roles });
  expect(rolesIn(text)).toEqual(roles);
  for (const other of ['', '[]', '{"sales": 1}', '{"sales": {"coupon": "read"}}', '{"sales":'])
    expect(rolesIn(other)).toBeUndefined();
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
