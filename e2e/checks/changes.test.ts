import { expect, test } from 'vitest';
import { browserTestsFor } from '../run/changes';

test.each([
  ['no files', [], 'none'],
  ['a unit test', ['src/table/sort.test.ts'], 'none'],
  ['documentation and the runner of tests', ['README.md', 'e2e/run/steps.ts'], 'none'],
  ['a spec', ['e2e/journeys/orders.spec.ts'], 'changed'],
  ['a fixture beside a unit test', ['e2e/fixtures/axe.ts', 'src/table/sort.test.ts'], 'changed'],
  ['product code', ['e2e/journeys/orders.spec.ts', 'src/table/sort.ts'], 'all'],
  ['an entity', ['entity-configs/faq.json'], 'all'],
  ['a package', ['package-lock.json'], 'all'],
  ['the browser’s settings', ['e2e/playwright.config.ts'], 'all'],
])('%s', (_what, files, expected) => {
  expect(browserTestsFor(files)).toBe(expected);
});
