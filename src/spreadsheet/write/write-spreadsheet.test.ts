import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { thingRows, things } from '../fixtures/things';
import { writeSpreadsheet } from '../testing';
import { planSpreadsheet } from './spreadsheet-plan';

const written = await readXlsx(await writeSpreadsheet(things, thingRows), { readStyles: true });
const [data, columns] = written.sheets;
const cell = (position: string) => data?.cells?.get(position);

describe('the sheet of rows', () => {
  test('has a frozen header with the fields’ names, the key first', () => {
    expect(data?.name).toBe('Things');
    expect(data?.rows[0]).toEqual([
      'wpId',
      'name',
      'metaTitle',
      'notes',
      'followIndex',
      'validTill',
      'amount',
      'rate',
      'status',
      'phone',
    ]);
    expect(data?.freezePane).toEqual({ rows: 1, columns: 1 });
  });

  test('marks the key with a colour and a note', () => {
    expect(cell('0,0')?.comment?.text).toContain('Wallpaper ID identifies the row.');
    expect(cell('0,0')?.comment?.text).toContain('another Wallpaper ID means a new row.');
    const [key, other] = [cell('1,0')?.style?.fill, cell('1,1')?.style?.fill];
    expect([key, other]).toEqual([expect.objectContaining({ pattern: 'solid' }), undefined]);
  });

  test('has typed cells', () => {
    expect(data?.rows[1]).toEqual([
      'WP1',
      'Misty forest 1',
      '=1+0',
      'First line\nsecond line 0',
      'index, follow',
      new Date('2026-11-20T00:00:00Z'),
      0,
      1234.5,
      'Active',
      '9876543210',
    ]);
    const formats = [0, 2, 5, 6, 7, 9].map((column) => cell(`1,${column}`)?.style?.numFmt);
    expect(formats).toEqual(['@', '@', 'yyyy-mm-dd', 'General', '[$₹-4009]#,##0.00', '@']);
  });

  test('contains no formula, whatever the texts look like', () => {
    expect([...(data?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
  });

  test('offers the choices listed in the sheet of columns', () => {
    expect(data?.dataValidations).toMatchObject([
      { type: 'list', range: 'E2:E13', formula1: 'Columns!$F$6:$H$6', allowBlank: true },
      { type: 'list', range: 'I2:I13', formula1: 'Columns!$F$10:$G$10' },
    ]);
    expect(columns?.rows[5]?.slice(5, 8)).toEqual([
      'index, follow',
      'noindex, follow',
      'index, nofollow',
    ]);
    expect(columns?.rows[9]?.slice(5, 7)).toEqual(['Active', 'Deactive']);
  });

  test.each([20_000, 200_000])(
    'has no drop-down for %d choices, more than a sheet has room for',
    async (count) => {
      const choices = Array.from({ length: count }, (_, n) => ({
        key: `${n}`,
        label: `Colour ${n}`,
      }));
      const { fields, ...config } = entityConfig({
        fields: [{ name: 'colour', type: 'select', optionsFrom: { to: 'colour', key: 'name' } }],
      });
      const target = { labelPlural: 'Colours', route: '/colour', isSearchable: true, choices };
      const linked = { ...config, fields: fields.map((field) => ({ ...field, target })) };
      const bytes = await writeSpreadsheet(linked, [{ id: 1, colour: '7' }]);
      const [sheet, explained] = (await readXlsx(bytes)).sheets;
      expect([sheet?.rows[1], sheet?.dataValidations ?? []]).toEqual([['Colour 7'], []]);
      expect(explained?.rows[1]).toHaveLength(6);
    },
  );

  test('cuts a label in the message about a wrong choice to the length that Excel allows', async () => {
    const label = 'Whether the installer may work on Sundays';
    const config = entityConfig({
      fields: [{ name: 'onSundays', label, type: 'boolean' }],
      actions: { download: {} },
    });
    const { sheets } = await readXlsx(await writeSpreadsheet(config, []));
    expect(sheets[0]?.dataValidations?.[0]?.errorTitle).toBe('Whether the installer may work o');
  });

  test('wraps long texts', () => {
    expect([cell('1,3'), cell('1,1')].map((at) => at?.style?.alignment?.wrapText)).toEqual([
      true,
      undefined,
    ]);
  });
});

describe('the sheet of columns', () => {
  test('explains each column', () => {
    expect(columns?.name).toBe('Columns');
    const explained = columns?.rows.slice(0, 4).map((row) => row.slice(0, 5));
    expect(explained).toEqual([
      ['Column', 'Label', 'Allowed values', 'Required', 'Example'],
      [
        'wpId',
        'Wallpaper ID',
        'Identifies the row. Give each new row a new one, and leave the others as they are.',
        'Yes',
        'WP1',
      ],
      ['name', 'Name (H1)', 'Name (H1) can have at most 60 characters.', 'Yes', 'Misty forest 1'],
      ['metaTitle', 'Meta Title', 'Any text.', 'No', '=1+0'],
    ]);
  });

  test('cuts a long example between characters', async () => {
    const rows = [{ id: 1, version: 1, wpId: 'WP1', notes: `${'x'.repeat(199)}🏙️` }];
    const { sheets } = await readXlsx(await writeSpreadsheet(things, rows));
    expect(sheets[1]?.rows.find(([column]) => column === 'notes')?.[4]).toBe('x'.repeat(199));
  });

  test.each([
    ['validTill', 'Valid Till must be a date such as 2026-12-31.'],
    ['amount', 'Amount / Percentage must be a number. Amount / Percentage must be 0 or more.'],
    ['phone', 'Phone must be a mobile number: ten digits, starting with 6, 7, 8 or 9.'],
    ['status', 'Status must be “Active” or “Deactive”.'],
  ])('explains %s in the words of its validation', (name, allowed) => {
    expect(columns?.rows.find(([column]) => column === name)?.[2]).toBe(allowed);
  });
});

describe('the columns', () => {
  const fields = [
    { name: 'phone', type: 'phone', required: true },
    { name: 'aadhaarNo', type: 'aadhaar' },
    { name: 'note', type: 'text' },
  ];
  const namesIn = (more: object) =>
    planSpreadsheet(entityConfig({ fields, ...more })).columns.map(({ field }) => field.name);

  test('are the key and the form, without encrypted fields', () => {
    const actions = { bulkUpdate: { key: 'phone' }, download: {} };
    expect(namesIn({ form: ['aadhaarNo', 'note'], actions })).toEqual(['phone', 'note']);
    expect(namesIn({ actions: { download: {} } })).toEqual(['phone', 'note']);
  });

  test('are those that the config lists', () => {
    const bulkUpdate = { key: 'phone', columns: ['note', 'aadhaarNo'] };
    expect(namesIn({ actions: { bulkUpdate } })).toEqual(['phone', 'note', 'aadhaarNo']);
  });

  test('are written even if there are no rows', async () => {
    const { sheets } = await readXlsx(await writeSpreadsheet(things, []));
    expect(sheets[0]?.rows).toEqual([expect.arrayContaining(['wpId'])]);
  });

  test.each([
    ['Columns', 'Rows'],
    ['HISTORY', 'Rows'],
    ['A/B: [C]?', 'A B   C'],
    ['The longest name that a sheet may have', 'The longest name that a sheet m'],
  ])('of %j are in a sheet named %j', (labelPlural, name) => {
    expect(planSpreadsheet(entityConfig({ fields, labelPlural })).sheetName).toBe(name);
  });
});
