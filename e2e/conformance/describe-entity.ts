import type { EntityConfig } from '../../src/entities/entity-config';
import type { staffTest } from '../fixtures/test';
import { EntityPage } from './entity-page';
import { expectChanges } from './expect-changes';
import { expectForm } from './expect-form';
import { expectRules } from './expect-rules';
import { expectTable, type TableParts } from './expect-table';
import { expectWorkbook } from './expect-workbook';
import { withRowsToUse } from './staff-api';

/** A picture that was only typed as a path, which the page shows instead. */
export const TYPED_PICTURE = /status of 404 .*\/images\/[a-z]+\d*-\d+\.jpg\)$/;

interface EntityParts {
  /** Fields around whose rules values are tried. */
  readonly rules: ReadonlySet<string>;
  /** Left out if the table is like all others. */
  readonly table?: TableParts | undefined;
  /** Columns that are uploaded one by one; left out if changes are like all others. */
  readonly uploaded?: ReadonlySet<string> | undefined;
}

/** Describes the tests of what an entity's config says about its screen, its rows and its workbook. */
export function describeEntity(
  test: typeof staffTest,
  checked: EntityConfig,
  { rules, table, uploaded }: EntityParts,
): void {
  test.describe(checked.name, () => {
    test('the table, forms, rules, actions and workbook are as the config says', async ({
      page,
      problems,
    }) => {
      problems.expect(TYPED_PICTURE);
      const config = await withRowsToUse(page, checked);
      const screen = new EntityPage(page, config);
      if (table)
        await test.step('the navigation leads to it; columns, pages, sorting and search are right', () =>
          expectTable(screen, table));
      else await screen.openByNavigation();
      if (config.actions.add) {
        await test.step('the server keeps each rule of the config, and fills in defaults', () =>
          expectRules(page, config, rules));
        await test.step('the add form has errors under its fields, loses nothing that is typed, and adds a row', async () => {
          await screen.openByLink();
          await expectForm(screen, rules);
        });
      }
      if (!uploaded) return;
      await test.step('a row has the actions of the config, and each does what it says', () =>
        expectChanges(screen));
      await test.step('a workbook has the rows; edits in it are previewed, saved and reverted', () =>
        expectWorkbook(screen, uploaded));
    });
  });
}
