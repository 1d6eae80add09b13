import { beforeEach, expect, test, vi } from 'vitest';
import { ravi, signedInAt } from '../testing';
import { dropAllDrafts, dropDraft, dropOpenDrafts, formOf, writeDraft } from './drafts';
import { dropKeptDrafts, readKeptDraft } from './kept-drafts';
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
  expect(readKeptDraft('installer:add')).toMatchObject(kept);
  vi.advanceTimersByTime(HOUR_MS);
  expect(readKeptDraft('installer:add')).toBeUndefined();
});

test('each tab has a draft of a form, and the newest is offered first', async () => {
  vi.useFakeTimers();
  const other = await openTab();
  write('installer:add');
  vi.advanceTimersByTime(1);
  other.write('Meera');
  expect(readKeptDraft('installer:add')).toMatchObject({ values: { name: 'Meera' } });
  vi.advanceTimersByTime(1);
  write('installer:add');
  const newest = readKeptDraft('installer:add');
  expect(newest).toMatchObject(kept);
  const next = readKeptDraft('installer:add', newest?.at);
  expect(next).toMatchObject({ values: { name: 'Meera' } });
  expect(readKeptDraft('installer:add', next?.at)).toBeUndefined();
});

test('sending or leaving a form drops the draft of that tab alone', async () => {
  const other = await openTab();
  other.write('Meera');
  write('installer:add');
  dropDraft('installer:add');
  expect(readKeptDraft('installer:add')).toMatchObject({ values: { name: 'Meera' } });
});

test('a draft that another tab has changed since it was offered is not discarded', async () => {
  vi.useFakeTimers();
  const other = await openTab();
  other.write('Meera');
  const at = readKeptDraft('installer:add')?.at ?? 0;
  vi.advanceTimersByTime(1);
  other.write('Meera Rao');
  dropKeptDrafts({ form: 'installer:add', at });
  expect(readKeptDraft('installer:add')).toMatchObject({ values: { name: 'Meera Rao' } });
});

test('a browser keeps the newest twenty drafts of a user', async () => {
  signedInAt('/installer');
  for (let row = 1; row <= 21; row += 1)
    writeDraft('installer:update', { values: {}, row: { id: row }, kept });
  expect(readKeptDraft('installer:update:1')).toBeUndefined();
  expect(readKeptDraft('installer:update:2')).toMatchObject(kept);
  expect(readKeptDraft('installer:update:21')).toMatchObject(kept);
});

test('each row has a separate draft', () => {
  const row = { id: 5, city: 'Pune' };
  writeDraft('installer:update', { values: {}, row, kept: { values: { city: 'Agra' }, row } });
  expect(readKeptDraft(formOf('installer:update', { id: 6 }))).toBeUndefined();
  expect(readKeptDraft(formOf('installer:update', row))).toMatchObject({ row });
});

test('drafts outlive a closed page, but not a sign-out or being dropped', () => {
  write('installer:add');
  write('coupon:add');
  dropDraft('installer:add');
  expect(readKeptDraft('installer:add')).toBeUndefined();
  dropAllDrafts();
  expect(readKeptDraft('coupon:add')).toBeUndefined();
});

test('leaving a form without saving drops its draft, and no other', () => {
  localStorage.setItem('drafts', JSON.stringify([stored('coupon:add')]));
  write('installer:add');
  dropOpenDrafts();
  expect(readKeptDraft('installer:add')).toBeUndefined();
  expect(readKeptDraft('coupon:add')).toMatchObject(kept);
});

test('the draft of another user can’t be seen, changed or removed', () => {
  write('installer:add');
  expireSession();
  startSession({ id: 8, username: 'asha' });
  expect(readKeptDraft('installer:add')).toBeUndefined();
  write('installer:add');
  dropAllDrafts();
  expireSession();
  startSession({ ...ravi });
  expect(readKeptDraft('installer:add')).toMatchObject(kept);
});

test('a draft that has only secrets is not kept', () => {
  writeDraft('installer:add', { values: { aadhaarNo: '2345' }, kept: { values: {} } });
  expect(readKeptDraft('installer:add')).toBeUndefined();
});

test.each(['{', '[null, 1, {"form":"installer:add"}]', '{"a":1}'])(
  '%s is not a draft',
  (broken) => {
    localStorage.setItem('drafts', broken);
    expect(readKeptDraft('installer:add')).toBeUndefined();
    write('installer:add');
    expect(readKeptDraft('installer:add')).toMatchObject(kept);
  },
);

test('forms work without a storage, and with a full one', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('installer:add');
  expect(readKeptDraft('installer:add')).toBeUndefined();
  vi.restoreAllMocks();
});

/** Another tab of the same user: its own modules in the same browser. */
async function openTab() {
  vi.resetModules();
  const [drafts, session] = await Promise.all([import('./drafts'), import('./session')]);
  session.startSession({ ...ravi });
  return {
    write(name: string) {
      drafts.writeDraft('installer:add', { values: { name }, kept: { values: { name } } });
    },
  };
}

function stored(form: string) {
  return { user: String(ravi.id), form, at: Date.now(), ...kept };
}
