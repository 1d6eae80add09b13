import { loadConfigs } from '../../src/entities/check/load-configs';
import type { PaperhangerServer } from '../fixtures/paperhanger-server';
import { staffTest } from '../fixtures/test';
import { startConformanceServer } from './conformance-server';
import { describeEntity } from './describe-entity';

const CONFIGS = 'entity-configs';
/** An entity that the product does not know: ten lines of JSON and no code. */
const NEW_ENTITY = 'e2e/conformance/new-entity';

const test = staffTest.extend<object, { readonly server: PaperhangerServer }>({
  server: [
    async ({ playwright }, use) => {
      const { server, remove } = await startConformanceServer(
        playwright.request,
        CONFIGS,
        NEW_ENTITY,
      );
      await use(server);
      await remove();
    },
    { scope: 'worker' },
  ],
});

for (const folder of [CONFIGS, NEW_ENTITY]) {
  const { configs, problems } = await loadConfigs(folder);
  if (problems.length > 0)
    throw new Error(`There are problems in ${folder}; npm start explains them.`);
  for (const config of configs) describeEntity(test, config);
}
