import type { EntityConfig } from '../../src/entities/entity-config';
import type { staffTest } from '../fixtures/test';
import { describeTable } from './describe-table';
import { expectChanges } from './expect-changes';
import { expectForm } from './expect-form';
import { expectRules } from './expect-rules';
import type { WrittenView } from './expect-view';
import { expectWorkbook } from './expect-workbook';

/** Everything that an entity's config says about its screen. */
export function describeEntity(
  test: typeof staffTest,
  config: EntityConfig,
  views: readonly WrittenView[],
): void {
  test.describe(config.name, () => {
    describeTable(test, config, views);
    describeRows(test, config);
  });
}

/** How its rows are added and, unless they are like those of other entities, changed. */
export function describeRows(
  test: typeof staffTest,
  config: EntityConfig,
  isLikeOthers = false,
): void {
  test('its rows are added and changed as the config says', async ({ page }) => {
    if (config.actions.add) {
      await test.step('the server keeps each rule of the config, and fills in defaults', () =>
        expectRules(page, config));
      await test.step('the add form has errors under its fields, loses nothing that is typed, and adds a row', () =>
        expectForm(page, config));
    }
    if (isLikeOthers) return;
    await test.step('a row has the actions of the config, and each does what it says', () =>
      expectChanges(page, config));
    await test.step('a workbook has the rows; what is edited in it is previewed, changed and changed back', () =>
      expectWorkbook(page, config));
  });
}
