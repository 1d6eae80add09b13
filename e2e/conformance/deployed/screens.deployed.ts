import { loadConfigs } from '../../../src/entities/check/load-configs';
import { staffTest } from '../../fixtures/test';
import { describeChanges } from '../describe-changes';
import { describeForm } from '../describe-form';
import { describeTable } from '../describe-table';
import { readTarget } from './target';

const { url, configs: folder, session, tested } = readTarget();

const test = staffTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
  baseURL: ({}, use) => use(url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
  storageState: ({}, use) => use(session),
});

const { configs } = await loadConfigs(folder);
for (const { entity, table, changes } of tested) {
  const config = configs.find(({ name }) => name === entity);
  if (!config) continue;
  test.describe(entity, () => {
    if (table) describeTable(test, config);
    if (!changes) return;
    describeForm(test, config);
    describeChanges(test, config);
  });
}
