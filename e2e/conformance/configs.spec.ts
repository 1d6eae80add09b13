import { existsSync, readFileSync } from 'node:fs';
import type { EntityConfig } from '../../src/entities/entity-config';
import { modelOf } from '../../src/field-types';
import { savedBy } from '../fixtures/downloads';
import { newMark } from '../fixtures/new-mark';
import type { PaperhangerServer } from '../fixtures/paperhanger-server';
import { post } from '../fixtures/post';
import { expect, staffTest } from '../fixtures/test';
import { loadFolders, startConformanceServer } from './conformance-server';
import { describeEntity, TYPED_PICTURE } from './describe-entity';
import { EntityPage } from './entity-page';
import type { WrittenView } from './expect-view';
import { firstOfKind, rulesOf } from './first-of-kind';
import { valuesOf, withRowsToUse } from './staff-api';

const CONFIGS = 'entity-configs';
/** Entities that the product does not know: JSON and no code. */
const EXAMPLES = 'entity-configs/examples';
const NEW_ENTITIES = ['e2e/conformance/new-entity', EXAMPLES];

const test = staffTest.extend<object, { readonly server: PaperhangerServer }>({
  server: [
    async ({ playwright }, use) => {
      const { server, remove } = await startConformanceServer(
        playwright.request,
        CONFIGS,
        NEW_ENTITIES,
      );
      await use(server);
      await remove();
    },
    { scope: 'worker' },
  ],
});

/** The views in an entity's file. */
function viewsIn(file: string): readonly WrittenView[] {
  const folder = [CONFIGS, ...NEW_ENTITIES].find((one) => existsSync(`${one}/${file}`));
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).views ?? [];
}

const { configs, problems } = await loadFolders([CONFIGS, ...NEW_ENTITIES]);
if (problems.length > 0)
  throw new Error('There are problems in the configs; npm start explains them.');
const isExample = ({ name }: EntityConfig) =>
  existsSync(`${EXAMPLES}/${name}.json`) && !existsSync(`${CONFIGS}/${name}.json`);
const tables = configs.filter((config) => !isExample(config));
const triedIn = firstOfKind(tables, ({ columns }) => columns.map(({ field }) => field));
const [fullest] = tables.toSorted((one, other) => triedIn(other).size - triedIn(one).size);
const uploadedIn = firstOfKind(tables, ({ actions }) => actions.bulkUpdate?.columns ?? []);
const ruledIn = firstOfKind(configs, ({ actions }) => actions.add?.fields ?? [], rulesOf);
// The longest tests come first, so none runs alone at the end.
for (const config of configs.toSorted((one, other) => other.fields.length - one.fields.length)) {
  describeEntity(test, config, {
    rules: ruledIn(config),
    table: isExample(config)
      ? undefined
      : {
          views: viewsIn(`${config.name}.json`),
          tried: triedIn(config),
          inAddress: config === fullest,
        },
    uploaded: isExample(config) ? undefined : uploadedIn(config),
  });
}

test('a reference links to its row, which can’t be removed, and shows its key without the list', async ({
  page,
  problems: logged,
}) => {
  logged.expect(/404.*supplier/);
  const [supplier, stock] = ['supplier', 'stock'].map((name) =>
    configs.find((config) => config.name === name),
  );
  if (!supplier || !stock) throw new Error('The examples have no references.');
  const name = newMark();
  const number = newMark();
  const added = await post(page, supplier.endpoints.add, { name });
  const { id } = await added.json();
  const row = valuesOf(await withRowsToUse(page, stock), 0, number);
  await post(page, stock.endpoints.add, { ...row, supplier: id });

  const screen = new EntityPage(page, stock);
  await screen.open();
  await screen.searchFor(name);
  await screen.rows.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === supplier.route);
  await screen.rows.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert')).toContainText('used by 1 Stock Movement');

  await page.route(`**${supplier.endpoints.fetch}*`, (route) => route.fulfill({ status: 404 }));
  await screen.open();
  await screen.searchFor(number);
  await expect(screen.rows.getByRole('cell', { name: String(id), exact: true })).toBeVisible();
});

test('a file is uploaded, and its path is the value of the field', async ({ page, problems }) => {
  // Rows that earlier tests have left.
  problems.expect(TYPED_PICTURE);
  const staff = configs.find(({ fields }) =>
    fields.some((field) => modelOf(field).uploads?.(field)),
  );
  if (!staff) throw new Error('No example has uploads.');
  const screen = new EntityPage(page, staff);
  const { addForm: form } = screen;
  await screen.open();
  const file = {
    name: 'Her contract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  };
  await form.getByLabel('Upload a file').first().setInputFiles(file);
  const link = form.getByRole('link', { name: 'Her-contract.pdf' });
  expect((await savedBy(page, () => link.click())).name).toBe('Her-contract.pdf');
});
