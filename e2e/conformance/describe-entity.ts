import type { EntityConfig } from '../../src/entities/entity-config';
import type { staffTest } from '../fixtures/test';
import { describeChanges } from './describe-changes';
import { describeForm } from './describe-form';
import { describeTable } from './describe-table';

/** Everything that an entity's config says about its screen. */
export function describeEntity(test: typeof staffTest, config: EntityConfig): void {
  test.describe(config.name, () => {
    describeTable(test, config);
    if (config.actions.add) describeForm(test, config);
    describeChanges(test, config);
  });
}
