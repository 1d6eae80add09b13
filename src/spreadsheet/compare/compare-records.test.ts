import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linkReferences, withChoices } from '../../entities/references';
import type { Row } from '../../entities/row';
import { entityConfig } from '../../entities/testing';
import { thingRows, things } from '../fixtures/things';
import { findHeader } from '../read/header';
import { readSpreadsheet } from '../read/read-spreadsheet';
import type { SheetValue } from '../sheet';
import { recordsOf } from '../testing';
import { recordComparer } from './compare-records';

const sheet = (...rows: SheetValue[][]) => ({ name: 'Things', rows });
const compare = (rows: readonly Row[], ...cells: SheetValue[][]) =>
  recordsOf(things, sheet(...cells)).map(recordComparer(things, rows));
const messages = (rows: readonly Row[], ...cells: SheetValue[][]) =>
  compare(rows, ...cells).flatMap(({ problems }) => problems.map(({ message }) => message));

describe.each(['openpyxl-edited', 'libreoffice-edited'])('%s', (name) => {
  test('changes exactly ten cells and has three invalid ones', async () => {
    const file = readFileSync(new URL(`../fixtures/${name}.xlsx`, import.meta.url));
    const records = recordsOf(things, await readSpreadsheet(new Uint8Array(file)));
    const outcomes = records.map(recordComparer(things, thingRows));
    expect(
      outcomes.flatMap(({ row, changes }) =>
        changes.map(({ field, before, after }) => [row?.wpId, field, before, after]),
      ),
    ).toEqual([
      ['WP1', 'name', 'Misty forest 1', 'A new name'],
      ['WP2', 'metaTitle', null, '-2+3'],
      ['WP3', 'notes', 'First line\nsecond line 2', 'One line'],
      ['WP4', 'followIndex', 'index, follow', 'noindex, follow'],
      ['WP5', 'validTill', '2026-11-20', '2027-01-31'],
      ['WP6', 'amount', 5.5, 12.5],
      ['WP7', 'rate', 1240.5, 99999.99],
      ['WP8', 'status', false, true],
      ['WP9', 'metaTitle', '=1+8', null],
      ['WP9', 'phone', '9876543210', '9876543211'],
    ]);
    expect(outcomes.flatMap(({ problems }) => problems)).toEqual([
      { row: 12, field: 'name', shown: '', message: 'Name (H1) is required.' },
      {
        row: 12,
        field: 'followIndex',
        shown: 'follow me',
        message: expect.stringContaining('must be one of'),
      },
      { row: 13, field: 'phone', shown: '12345', message: expect.stringContaining('ten digits') },
    ]);
  });
});

describe('an empty cell of a new row', () => {
  const config = entityConfig({
    fields: [
      { name: 'key', type: 'text', unique: true },
      { name: 'day', type: 'date', required: true, default: '2026-11-20' },
      { name: 'paid', type: 'boolean' },
      { name: 'paidOn', type: 'date', required: true, showIf: { paid: true } },
    ],
    actions: { bulkUpdate: { key: 'key', adds: true } },
  });
  const records = (...cells: SheetValue[]) =>
    recordsOf(config, sheet(['key', 'day', 'paid', 'paidOn'], cells));
  const added = (...cells: SheetValue[]) =>
    records(...cells)
      .map(recordComparer(config, [], true))
      .map((outcome) => outcome.added ?? outcome.problems.map(({ message }) => message));

  test('gives the field its default, even if it is required', () => {
    const row = { key: 'A', day: '2026-11-20', paid: true, paidOn: '2026-11-21' };
    expect(added('A', null, 'Yes', '2026-11-21')).toEqual([row]);
  });

  test('is required only if the row has the field', () => {
    const row = { key: 'A', day: '2026-11-21', paid: false, paidOn: null };
    expect(added('A', '2026-11-21', 'No', null)).toEqual([row]);
    expect(added('A', '2026-11-21', 'No', ' ')).toEqual([row]);
    expect(added('A', '2026-11-21', 'Yes', null)).toEqual([['Paid On is required.']]);
  });

  test('is not reported until new rows are confirmed', () => {
    const [{ problems } = expect.fail()] = records('A', null, 'No', null).map(
      recordComparer(config, []),
    );
    expect(problems.map(({ field }) => field)).toEqual(['key']);
  });

  test('is wrong if it has a formula without a result', () => {
    const message = expect.stringContaining('a formula without a result');
    expect(added('A', { kind: 'formula' }, 'No', null)).toEqual([[message]]);
  });
});

describe('keys', () => {
  test('match regardless of case, as text or number', () => {
    const rows = [
      { id: 1, wpId: 'WP1', metaTitle: 'a' },
      { id: 2, wpId: 12, metaTitle: 'a' },
    ];
    const outcomes = compare(rows, ['wpId', 'metaTitle'], ['wp1', 'b'], ['12', 'b']);
    expect(outcomes.map(({ row }) => row?.id)).toEqual([1, 2]);
  });

  test('that differ only in case are distinguished', () => {
    const rows = [
      { id: 1, wpId: 'a' },
      { id: 2, wpId: 'A' },
    ];
    expect(compare(rows, ['wpId'], ['A'], ['a']).map(({ row }) => row?.id)).toEqual([2, 1]);
  });

  test('that are unknown, ambiguous or repeated are reported', () => {
    const rows = [
      { id: 1, wpId: 'WP1' },
      { id: 2, wpId: 'B' },
      { id: 3, wpId: 'B' },
    ];
    expect(messages(rows, ['wpId'], ['WP9'], ['B'], ['WP1'], ['wp1'])).toEqual([
      'There is no Thing with the Wallpaper ID “WP9”.',
      'There is more than one Thing with the Wallpaper ID “B”.',
      'Rows 4 and 5 have the same Wallpaper ID.',
    ]);
  });

  test('that are missing are reported once', () => {
    expect(messages([{ id: 1, wpId: 'WP1' }], ['wpId', 'metaTitle'], [' ', 'b'])).toEqual([
      'Wallpaper ID is missing. It identifies the row.',
    ]);
  });
});

describe('cells', () => {
  test('with a formula without a result are wrong, even if the row has no value', () => {
    const rows = [{ id: 1, wpId: 'WP1', metaTitle: null }];
    expect(messages(rows, ['wpId', 'metaTitle'], ['WP1', { kind: 'formula' }])).toEqual([
      expect.stringContaining('a formula without a result'),
    ]);
  });

  test('that are empty clear a value unless it is required; missing columns change nothing', () => {
    const rows = [{ id: 1, wpId: 'WP1', name: 'N', metaTitle: 'M', notes: 'O' }];
    const [outcome] = compare(rows, ['wpId', 'name', 'metaTitle'], ['WP1', null, null]);
    expect(outcome?.changes).toEqual([{ field: 'metaTitle', before: 'M', after: null }]);
    expect(outcome?.problems.map(({ field }) => field)).toEqual(['name']);
  });

  test('with the value of the row change nothing, however the server wrote it', () => {
    const row = {
      id: 1,
      wpId: 'WP1',
      name: 'N',
      notes: 'a\r\nb',
      amount: '0.30000000000000004',
      status: 1,
      validTill: '2026-12-11T18:30:00.000000Z',
      metaTitle: '',
    };
    const [outcome] = compare(
      [row],
      ['wpId', 'name', 'notes', 'amount', 'status', 'validTill', 'metaTitle'],
      ['WP1', ' N ', 'a\nb', 0.3, 'active', '2026-12-12', null],
    );
    expect(outcome).toEqual({ row, changes: [], unsure: 0, problems: [] });
  });

  test('that are unchanged are not reported, even if they break new rules', () => {
    const row = { id: 1, wpId: 'WP1', phone: '12345', name: null };
    const [outcome] = compare([row], ['wpId', 'phone', 'name'], ['WP1', 12345, null]);
    expect(outcome?.problems).toEqual([]);
  });
});

test('a masked value with the same last digits counts as unsure', () => {
  const config = entityConfig({
    fields: [
      { name: 'name', type: 'text', required: true, unique: true },
      { name: 'aadhaarNo', type: 'aadhaar' },
    ],
    actions: { bulkUpdate: { key: 'name', columns: ['aadhaarNo'] } },
  });
  const rows = [{ id: 1, name: 'Asha', aadhaarNo: 'XXXX XXXX 2346' }];
  const outcomesOf = (number: string) =>
    recordsOf(config, sheet(['name', 'aadhaarNo'], ['Asha', number]))
      .map(recordComparer(config, rows))
      .map(({ changes, unsure, problems }) => [changes.length, unsure, problems.length]);
  expect(outcomesOf('234123412346')).toEqual([[0, 1, 0]]);
  expect(outcomesOf('XXXX XXXX 2346')).toEqual([[0, 0, 0]]);
  expect(outcomesOf('234123412347')).toEqual([[1, 0, 0]]);
});

describe('headers', () => {
  test('can be names or labels in any case, and end in a star', () => {
    const { columns } = findHeader(things, sheet(['META TITLE', ' wallpaper id*', 'Name (h1)']));
    expect(columns.map(({ index, field }) => [index, field.name])).toEqual([
      [0, 'metaTitle'],
      [1, 'wpId'],
      [2, 'name'],
    ]);
  });

  test('that are exact names of fields mean these, even if others differ only in case and underscores', () => {
    const names = ['code', 'metaTitle', 'meta_title', 'metatitle_'];
    const fields = names.map((name) => ({ name, type: 'text' }));
    const config = entityConfig({ fields, actions: { bulkUpdate: { key: 'code' } } });
    const { columns } = findHeader(config, sheet(names));
    expect(columns.map(({ field }) => field.name)).toEqual(names);
  });

  test('must include the key', () => {
    expect(() => findHeader(things, sheet(['name'], ['x']))).toThrow(
      'The first sheet needs the column “wpId” (Wallpaper ID), which identifies each row.',
    );
  });

  test('can’t repeat a column', () => {
    expect(() => findHeader(things, sheet(['wpId', 'Meta Title', 'metaTitle']))).toThrow(
      'Two columns are named “metaTitle” (Meta Title). Rename or delete one.',
    );
  });
});

describe('a field that depends on another', () => {
  const config = entityConfig({
    fields: [
      { name: 'key', type: 'text', unique: true },
      { name: 'kind', type: 'text' },
      { name: 'to', type: 'text', required: true, showIf: { kind: 'gift' } },
      { name: 'code', type: 'text', readOnly: true },
    ],
    actions: { bulkUpdate: { key: 'key' } },
  });
  const rows = [
    { id: 1, key: 'A', kind: 'gift', to: 'Asha', code: 'x' },
    { id: 2, key: 'B', kind: null, to: null, code: 'x' },
  ];
  const compared = (...cells: SheetValue[][]) =>
    recordsOf(config, sheet(['key', 'kind', 'to', 'code'], ...cells))
      .map(recordComparer(config, rows))
      .map(({ changes, problems }) => [
        Object.fromEntries(changes.map(({ field, after }) => [field, after])),
        problems.map(({ message }) => message),
      ]);

  test('is required only if the other field has the value', () => {
    expect(compared(['B', null, null, 'x'])).toEqual([[{}, []]]);
    expect(compared(['B', 'gift', null, 'x'])).toEqual([[{ kind: 'gift' }, ['To is required.']]]);
  });

  test('is required even if the sheet lacks its column', () => {
    const [record] = recordsOf(config, sheet(['key', 'kind'], ['B', 'gift']));
    const { problems } = recordComparer(config, rows)(record ?? expect.fail());
    expect(problems).toEqual([
      { row: 2, field: 'kind', shown: 'gift', message: 'To is required.' },
    ]);
  });

  test('is emptied if the other field hides it, and rejected while it is hidden', () => {
    expect(compared(['A', null, 'Asha', 'x'])).toEqual([[{ kind: null, to: null }, []]]);
    expect(compared(['B', null, 'Ravi', 'x'])).toEqual([
      [{}, ['To must be empty unless Kind is “gift”.']],
    ]);
  });

  test('a field that people can only read is rejected if it changes', () => {
    expect(compared(['A', 'gift', 'Asha', 'y'])).toEqual([[{}, ['Code can’t be changed.']]]);
  });
});

describe('bounds that depend on another field', () => {
  const config = entityConfig({
    fields: [
      { name: 'key', type: 'text', unique: true },
      { name: 'isPercentage', type: 'boolean' },
      { name: 'off', type: 'number', max: { by: 'isPercentage', 1: 100 } },
    ],
    actions: { bulkUpdate: { key: 'key', adds: true } },
  });
  const rows = [{ id: 1, key: 'A', isPercentage: false, off: 500 }];
  const problemsOf = (...cells: SheetValue[]) =>
    recordsOf(config, sheet(['key', 'isPercentage', 'off'], cells))
      .map(recordComparer(config, rows, true))
      .flatMap(({ problems }) => problems.map(({ field, message }) => [field, message]));
  const message = 'Off must be 100 or less if Is Percentage is “Yes”.';

  test('hold for the cell that breaks them', () => {
    expect(problemsOf('A', 'No', 600)).toEqual([]);
    expect(problemsOf('A', 'Yes', 600)).toEqual([['off', message]]);
    expect(problemsOf('A', 'Yes', 100)).toEqual([]);
    // Nobody edited the number: the other cell makes it wrong.
    expect(problemsOf('A', 'Yes', 500)).toEqual([['isPercentage', message]]);
    expect(problemsOf('B', 'Yes', 500)).toEqual([['off', message]]);
  });
});

describe('references', () => {
  const customer = entityConfig({ name: 'customer', fields: [{ name: 'name', type: 'text' }] });
  const bike = entityConfig({
    name: 'bike',
    fields: [
      { name: 'key', type: 'text', unique: true },
      { name: 'owner', type: 'reference', to: 'customer' },
      { name: 'riders', type: 'reference', to: 'customer', multiple: true },
    ],
    actions: { bulkUpdate: { key: 'key', adds: true } },
  });
  const [, linked = expect.fail()] = linkReferences([
    { ...customer, labelPlural: 'Customers' },
    bike,
  ]);
  const customers = ['Asha', 'Bela', 'asha'].map((name, index) => ({ id: index + 1, name }));
  const config = withChoices(linked, () => customers);
  const problemsOf = (...cells: SheetValue[]) =>
    recordsOf(config, sheet(['key', 'owner', 'riders'], ['A', ...cells]))
      .map(recordComparer(config, [], true))
      .flatMap(({ problems }) => problems.map(({ message }) => message));

  test('by a title that several rows share are rejected, and the message shows how to choose one', () => {
    expect(problemsOf('ASHA', 'Bela|asha')).toEqual([
      'Owner must say which of the Customers, such as “asha (3)”.',
      'Riders must say which of the Customers, such as “asha (3)”.',
    ]);
    expect(problemsOf('Asha (1)', 'Bela|asha (3)')).toEqual([]);
    expect(problemsOf('Nobody', 'Bela|Nobody')).toEqual([
      'Owner must be one of the Customers.',
      'Riders must be one of the Customers.',
    ]);
  });

  test('are not mixed up if the title of one row is the key of another', () => {
    const named = withChoices(linked, () => [
      { id: 1, name: '2' },
      { id: 2, name: 'Bela' },
    ]);
    const stored = { id: 7, version: 1, key: 'A', owner: 2, riders: '1|2' };
    const changesOf = (riders: string) =>
      recordsOf(named, sheet(['key', 'riders'], ['A', riders]))
        .map(recordComparer(named, [stored]))
        .flatMap(({ changes }) => changes);
    expect(changesOf('2 (1)|Bela')).toEqual([]);
    expect(changesOf('2')).toEqual([{ field: 'riders', before: '1|2', after: '2' }]);
  });

  test('to a missing row stay as they are, even if its id is now the title of another row', () => {
    const named = withChoices(linked, () => [{ id: 1, name: '9' }]);
    const stored = { id: 7, version: 1, key: 'A', owner: 9, riders: '9' };
    const outcomes = recordsOf(named, sheet(['key', 'owner', 'riders'], ['A', '9', '9'])).map(
      recordComparer(named, [stored]),
    );
    expect(outcomes).toMatchObject([{ changes: [], problems: [] }]);
  });
});
