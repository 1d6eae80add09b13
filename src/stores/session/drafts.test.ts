// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ravi, signedInAt } from '../testing';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { expireSession } from './expire-session';
import { takeRememberedPlace } from './navigation';
import { startSession } from './session';

const draft = { name: 'Asha', aadhaarNo: '2345 6789 0124' };

test('an unsaved form outlives an expired session, for the same user', () => {
  signedInAt('/installer?page=3');
  writeDraft('installer:add', draft);
  expireSession();
  expect(takeRememberedPlace()).toBe('/installer?page=3');
  expect(takeRememberedPlace()).toBeUndefined();
  startSession({ ...ravi });
  expect(readDraft('installer:add')).toEqual(draft);
  dropDraft('installer:add');
  expect(readDraft('installer:add')).toBeUndefined();
});

test('another user never sees it', () => {
  signedInAt('/installer');
  writeDraft('installer:add', draft);
  expireSession();
  startSession({ id: 8, username: 'asha' });
  expect(readDraft('installer:add')).toBeUndefined();
});

test('it is nowhere in the browser’s storages', () => {
  signedInAt('/installer');
  writeDraft('installer:add', draft);
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(stored).toContain('ravi');
  expect(stored).not.toContain('2345');
});
