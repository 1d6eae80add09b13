import type { EntityConfig } from '../../src/entities/entity-config';
import type { staffTest } from '../fixtures/test';
import { describeChanges } from './describe-changes';
import { describeForm } from './describe-form';
import { describeRules } from './describe-rules';
import { describeTable } from './describe-table';
import { describeWorkbook } from './describe-workbook';
import type { WrittenView } from './expect-view';

/** Everything that an entity's config says about its screen. */
export function describeEntity(
  test: typeof staffTest,
  config: EntityConfig,
  views: readonly WrittenView[],
): void {
  test.describe(config.name, () => {
    describeTable(test, config, views);
    if (config.actions.add) {
      describeForm(test, config);
      describeRules(test, config);
    }
    describeChanges(test, config);
    describeWorkbook(test, config);
  });
}
