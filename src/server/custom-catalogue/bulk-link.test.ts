import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkConfig } from '../../entities/link-config';
import { entityConfig } from '../../entities/testing';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { addLinks, removeLink, writeLinks } from '../catalogue-links/catalogue-links';
import { type CatalogueServer, startCatalogueServer } from '../testing/catalogue-server';

let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(async () => {
  await server.forgetLinks();
  await link('WP-1', '101');
});
afterAll(() => server.close());

const link = (wpId: string, catId: string) => server.call('update', { wpId, catId });
const links = async () => (await server.call('fetch')).json().categoryProduct;
const uploadRows = async (...rows: object[]) =>
  server.upload(
    await writeSpreadsheet(
      linkConfig,
      rows.map((row) => ({ ...row })),
    ),
  );
const changeCount = async () =>
  (await server.store.db.selectFrom('change').select('id').where('row_id', '>', 0).execute())
    .length;

describe('a spreadsheet of links', () => {
  test('adds and records missing links', async () => {
    const before = await changeCount();
    const answer = await uploadRows(
      { wpId: 'wp-1', catId: '101' },
      { wpId: 'wp-2', catId: '101' },
      { wpId: 'WP-1', catId: '102' },
      { wpId: 'WP-2', catId: '101' },
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { added: 2, unchanged: 2, change: expect.any(Number), unknownColumns: [] },
    ]);
    expect(await links()).toEqual([
      { wpId: 'WP-1', catId: '101' },
      { wpId: 'WP-2', catId: '101' },
      { wpId: 'WP-1', catId: '102' },
    ]);
    expect((await changeCount()) - before).toBe(2);
  });

  test('changes nothing while a cell is wrong, and reports each', async () => {
    const answer = await uploadRows(
      { wpId: 'WP-2', catId: '101' },
      { wpId: 'WP-9', catId: '101' },
      { wpId: null, catId: '109' },
      { wpId: 'WP-2', catId: '' },
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        message: '4 cells are wrong. Nothing was changed.',
        errors: {
          'rows.3.wpId': ['There is no wallpaper with the ID “WP-9”.'],
          'rows.4.wpId': ['Wallpaper ID is required.'],
          'rows.4.catId': ['There is no category with the ID “109”.'],
          'rows.5.catId': ['Category ID is required.'],
        },
      },
    ]);
    expect(await links()).toHaveLength(1);
  });

  test('needs both columns, and may have others', async () => {
    const fields = ['wpId', 'remarks'].map((name) => ({ name, type: 'text' }));
    const lacking = await server.upload(await writeSpreadsheet(entityConfig({ fields }), []));
    expect(lacking.json().errors.file).toEqual([
      'The first sheet needs the columns “wpId” (Wallpaper ID) and “catId” (Category ID).',
    ]);
    const whole = entityConfig({ fields: [...fields, { name: 'catId', type: 'text' }] });
    const row = { wpId: 'WP-3', remarks: 'x', catId: '101' };
    expect((await server.upload(await writeSpreadsheet(whole, [row]))).json()).toEqual({
      added: 1,
      unchanged: 0,
      change: expect.any(Number),
      unknownColumns: ['remarks'],
    });
  });

  test('is rejected with a reason if it can’t be read', async () => {
    expect((await uploadRows()).json().errors.file).toEqual([
      'There are no rows below the header.',
    ]);
    const text = await server.upload(Buffer.from('wpId,catId\nWP-1,101\n'));
    expect(text.json().errors.file).toEqual([expect.stringContaining('not an .xlsx')]);
    expect((await server.upload(Buffer.from(''))).json().errors.file).toEqual([
      'Please select .xls file',
    ]);
  });

  test('adds each link once despite simultaneous clicks and uploads', async () => {
    const rows = ['WP-1', 'WP-2', 'WP-3', 'WP-4'].flatMap((wpId) => [
      { wpId, catId: '101' },
      { wpId, catId: '102' },
    ]);
    const [first, second, ...clicks] = await Promise.all([
      uploadRows(...rows),
      uploadRows(...rows),
      ...Array.from({ length: 3 }, () => link('7', '102')),
    ]);
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(first.json().added + second.json().added).toBe(7);
    expect(await links()).toHaveLength(9);
  });
});

describe('the downloaded spreadsheet', () => {
  const download = async () => {
    const answer = await server.call('download');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="template.xlsx"');
    return answer.rawPayload;
  };

  test('has all links, and changes nothing when uploaded again', async () => {
    await link('été-1', '102');
    await link('7', '102');
    await writeLinks(server.store, null, (transaction) =>
      addLinks(transaction, [{ wpId: 'GONE', catId: '9' }]),
    );
    const file = await download();
    expect((await readSpreadsheet(new Uint8Array(file))).rows).toEqual([
      ['wpId', 'catId'],
      ['WP-1', '101'],
      ['été-1', '102'],
      ['7', '102'],
      ['GONE', '9'],
    ]);
    const before = await links();
    const answer = await server.upload(file);
    expect(answer.json()).toEqual({ added: 0, unchanged: 4, unknownColumns: [] });
    expect(await links()).toEqual(before);
  });

  test('has only a header if there are no links', async () => {
    await server.forgetLinks();
    expect((await readSpreadsheet(new Uint8Array(await download()))).rows).toHaveLength(1);
  });
});

test('removing a link that no longer exists changes and records nothing', async () => {
  const before = await changeCount();
  const removal = writeLinks(server.store, null, (transaction) =>
    removeLink(transaction, { id: 999_999, wpId: 'WP-1', catId: '101' }),
  );
  await expect(removal).rejects.toMatchObject({ status: 409 });
  expect(await changeCount()).toBe(before);
});
