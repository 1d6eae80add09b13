import { expect } from '../fixtures/test';
import { box, category, choose, expectBoxes, FETCH, openCatalogue } from './foreign-catalogue';
import { expectOurHeaders, FAILED_REQUEST, sentTo, foreignStaffTest as test } from './foreign-test';
import { invalid, json } from './server/answers';
import type { Controls } from './server/controls';
import type { ForeignServer } from './server/foreign-server';

const UPDATE = '/api/customCatalogue/update';

test('all wallpapers are on one page, link to the public shop, and are in categories whatever the case of their ids', async ({
  page,
  foreign,
}) => {
  const table = await openCatalogue(page);
  await expect(table.rows).toHaveCount(5);
  expect(await table.column('Wallpaper ID')).toEqual(
    expect.arrayContaining(['WP101', 'WP102', 'wp103', 'Wp104', 'WP-105/A']),
  );
  await expect(table.rowWith('कमल सरोवर')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);

  const link = table.cell('Misty Pines', 'Image').getByRole('link');
  await expect(link).toHaveAttribute('href', /\/in\/misty-pines$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.locator('img')).toHaveAttribute('src', /\/images\/thumbs\/wp101\.jpg$/);
  await expect(table.cell('Old Map', 'Image').getByRole('link')).toHaveCount(0);
  await expect(page.getByText(/\bnull\b|undefined|NaN|\[object/)).toHaveCount(0);
  await expect(table.header('In Category')).toHaveCount(0);

  expect(sentTo(foreign, FETCH)).toEqual(['']);
  for (const call of foreign.controls.requestsTo(FETCH)) expectOurHeaders(call);

  await category(page).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Forest 12',
    'Kids & Play 14',
    'जंगल 7',
  ]);
  await page.keyboard.press('Escape');
  await choose(page, 'Forest 12');
  await expect(table.header('In Category')).toBeVisible();
  await expectBoxes(page, ['WP101']);
  await choose(page, 'Kids & Play 14');
  await expectBoxes(page, ['wp103', 'Wp104']);
  await choose(page, 'जंगल 7');
  await expectBoxes(page, []);
});

test('a box sends its wallpaper and category, and the list is fetched again', async ({
  page,
  foreign,
}) => {
  await openCatalogue(page);
  await choose(page, 'Kids & Play 14');
  await box(page, 'WP102').click();
  await expect(box(page, 'WP102')).toBeChecked();
  await expect.poll(() => foreign.controls.requestsTo(FETCH).length).toBe(2);
  await expectBoxes(page, ['WP102', 'wp103', 'Wp104']);

  await box(page, 'wp103').click();
  await expect.poll(() => foreign.controls.requestsTo(FETCH).length).toBe(3);
  await expectBoxes(page, ['WP102', 'Wp104']);
  expect(foreign.customCatalogue.has('WP103', '14')).toBe(false);

  const sent = sentTo(foreign, UPDATE).map((body) => {
    const { wpId, catId, ...rest } = Object(body);
    return { wpId, catId: String(catId), rest };
  });
  expect(sent).toEqual([
    { wpId: 'WP102', catId: '14', rest: {} },
    { wpId: 'wp103', catId: '14', rest: {} },
  ]);
});

test('selected wallpapers are added one by one, and those that fail stay selected', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  await openCatalogue(page);
  await choose(page, 'Kids & Play 14');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  foreign.controls.answerNext(UPDATE, invalid({ wpId: ['It is sold out.'] }));
  await bar.getByRole('button', { name: 'Add to category' }).click();
  await expect(page.getByRole('alert')).toContainText('2 of 3 changed. 1 failed:');
  await expect(bar.getByText('1 selected')).toBeVisible();
  expect(sentTo(foreign, UPDATE)).toHaveLength(3);
  expect(foreign.controls.requestsTo('/api/customCatalogue/updateMany')).toEqual([]);
  await bar.getByRole('button', { name: 'Add to category' }).click();
  await expectBoxes(page, ['WP101', 'WP102', 'wp103', 'Wp104', 'WP-105/A']);
  await expect(bar).toBeHidden();
});

test('boxes clicked quickly, one of them twice, end up as on the server', async ({
  page,
  foreign,
}) => {
  await openCatalogue(page);
  await choose(page, 'Forest 12');
  const held = foreign.controls.holdNext(UPDATE);
  await box(page, 'WP102').dblclick();
  await held.arrived;
  await box(page, 'wp103').click();
  await expect(box(page, 'wp103')).toBeChecked();
  held.release();
  await expect.poll(() => foreign.customCatalogue.has('wp103', '12')).toBe(true);
  await expect.poll(() => foreign.controls.requestsTo(FETCH).length).toBeGreaterThan(1);
  await expect(box(page, 'WP102')).toBeChecked({
    checked: foreign.customCatalogue.has('WP102', '12'),
  });
  await expect(box(page, 'wp103')).toBeChecked();
});

const failures = [
  [
    '500',
    (controls) => controls.answerNext(UPDATE, json(500, { message: 'Server Error' })),
    /Oops/,
  ],
  [
    '422',
    (controls) => controls.answerNext(UPDATE, invalid({ wpId: ['It is sold out.'] })),
    /It is sold out\./,
  ],
  ['405', (controls) => controls.answerNext(UPDATE, json(405, { message: '' })), /cannot do that/],
  ['a lost connection', (controls) => controls.dropNext(UPDATE), /no answer/i],
] as const satisfies readonly (readonly [string, (controls: Controls) => void, RegExp])[];

test('a failure reverts a box, with a message, and nothing is sent again', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  await openCatalogue(page);
  await choose(page, 'Forest 12');
  const ticked = ['WP101'];
  for (const [index, [what, fail, message]] of failures.entries()) {
    await test.step(what, async () => {
      const wpId = ['WP102', 'wp103', 'Wp104', 'WP-105/A'][index] ?? '';
      fail(foreign.controls);
      await box(page, wpId).click();
      await expect(page.getByText(message).first()).toBeVisible();
      await expectBoxes(page, ticked);
      expect(foreign.controls.requestsTo(UPDATE)).toHaveLength(2 * index + 1);
      await box(page, wpId).click();
      await expect.poll(() => foreign.customCatalogue.has(wpId, '12')).toBe(true);
      ticked.push(wpId);
      await expectBoxes(page, ticked);
    });
  }
});

test('when only the answer is lost, the boxes show what was done', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  await openCatalogue(page);
  await choose(page, 'Forest 12');
  foreign.controls.loseNextAnswer(UPDATE);
  await box(page, 'WP102').click();
  await expect.poll(() => foreign.controls.requestsTo(FETCH).length).toBe(2);
  await expectBoxes(page, ['WP101', 'WP102']);
  expect(foreign.controls.requestsTo(UPDATE)).toHaveLength(1);
});

test('Refresh shows what others changed, and keeps the category', async ({ page, foreign }) => {
  const table = await openCatalogue(page);
  await choose(page, 'Forest 12');
  tick(foreign, 'WP-105/A', 12);
  await table.refresh.click();
  await expectBoxes(page, ['WP101', 'WP-105/A']);
  await page.reload();
  await expectBoxes(page, ['WP101', 'WP-105/A']);
});

/** Someone else changes a link. */
function tick({ customCatalogue }: ForeignServer, wpId: string, catId: number): void {
  customCatalogue.links = [...customCatalogue.links, { id: 90, wpId, catId }];
}
