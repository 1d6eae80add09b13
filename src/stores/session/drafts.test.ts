import { expect, test } from 'vitest';
import { ravi, signedInAt } from '../testing';
import { readDraft } from './draft-store';
import { dropDraft, writeDraft } from './drafts';
import { takeRememberedLocation } from './router';
import { expireSession, startSession } from './session';

const draft = { values: { name: 'Asha', aadhaarNo: '2345 6789 0124' } };

test('a draft outlives an expired session of the same user', () => {
  signedInAt('/installer?page=3');
  writeDraft('installer:add', draft);
  expireSession();
  expect(takeRememberedLocation()).toBe('/installer?page=3');
  expect(takeRememberedLocation()).toBeUndefined();
  startSession({ ...ravi });
  expect(readDraft('installer:add')).toEqual(draft);
  dropDraft('installer:add');
  expect(readDraft('installer:add')).toBeUndefined();
});

test('a draft is never shown to another user', () => {
  signedInAt('/installer');
  writeDraft('installer:add', draft);
  expireSession();
  startSession({ id: 8, username: 'asha' });
  expect(readDraft('installer:add')).toBeUndefined();
});

test('a draft is not in any browser storage', () => {
  signedInAt('/installer');
  writeDraft('installer:add', draft);
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(stored).toContain('ravi');
  expect(stored).not.toContain('2345');
});
