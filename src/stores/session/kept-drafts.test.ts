// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ravi, signedInAt } from '../testing';
import { dropDrafts, forgetDrafts, formOf, writeDraft } from './drafts';
import { dropKeptDrafts, keptDraft } from './kept-drafts';
import { expireSession, startSession } from './session';

const HOUR_MS = 60 * 60 * 1000;
const kept = { values: { name: 'Asha' } };
const write = (key: string) => writeDraft(key, { values: { name: 'Asha' }, kept });

beforeEach(() => {
  signedInAt('/installer');
});

test('what was typed is kept for a day', () => {
  vi.useFakeTimers();
  write('installer:add');
  vi.advanceTimersByTime(23 * HOUR_MS);
  expect(keptDraft('installer:add')).toMatchObject(kept);
  vi.advanceTimersByTime(HOUR_MS);
  expect(keptDraft('installer:add')).toBeUndefined();
});

test('each row has a draft of its own', () => {
  const row = { id: 5, city: 'Pune' };
  writeDraft('installer:update', { values: {}, row, kept: { values: { city: 'Agra' }, row } });
  expect(keptDraft(formOf('installer:update', { id: 6 }))).toBeUndefined();
  expect(keptDraft(formOf('installer:update', row))).toMatchObject({ row });
});

test('drafts outlive a closed page, but neither an answer nor a sign-out', () => {
  write('installer:add');
  write('coupon:add');
  dropKeptDrafts('installer:add');
  expect(keptDraft('installer:add')).toBeUndefined();
  forgetDrafts();
  expect(keptDraft('coupon:add')).toBeUndefined();
});

test('whoever leaves a form without saving drops its draft, and no other', () => {
  localStorage.setItem('drafts', JSON.stringify([stored('coupon:add')]));
  write('installer:add');
  dropDrafts();
  expect(keptDraft('installer:add')).toBeUndefined();
  expect(keptDraft('coupon:add')).toMatchObject(kept);
});

test('the draft of another user can’t be seen, changed or removed', () => {
  write('installer:add');
  expireSession();
  startSession({ id: 8, username: 'asha' });
  expect(keptDraft('installer:add')).toBeUndefined();
  write('installer:add');
  forgetDrafts();
  expireSession();
  startSession({ ...ravi });
  expect(keptDraft('installer:add')).toMatchObject(kept);
});

test('a draft of secrets alone is not kept', () => {
  writeDraft('installer:add', { values: { aadhaarNo: '2345' }, kept: { values: {} } });
  expect(keptDraft('installer:add')).toBeUndefined();
});

test.each(['{', '[null, 1, {"form":"installer:add"}]', '{"a":1}'])('%s is no draft', (broken) => {
  localStorage.setItem('drafts', broken);
  expect(keptDraft('installer:add')).toBeUndefined();
  write('installer:add');
  expect(keptDraft('installer:add')).toMatchObject(kept);
});

test('without a storage, or with a full one, forms work', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('installer:add');
  expect(keptDraft('installer:add')).toBeUndefined();
  vi.restoreAllMocks();
});

function stored(form: string) {
  return { user: String(ravi.id), form, at: Date.now(), ...kept };
}
