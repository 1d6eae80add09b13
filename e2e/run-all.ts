import { findOrInstallChromium } from './run/chromium';
import { commandStep, playwrightStep, type Step, vitestStep } from './run/steps';
import type { TestReport } from './run/test-report';
import { findOrInstallPostgres, NO_POSTGRES } from './setup/find-postgres';

const onPostgres = vitestStep('Server on PostgreSQL', 'server', ['server-postgres']);
const build = commandStep('Build', 'e2e', 'npm', 'run', 'build');
const inBrowser = playwrightStep('Browser', 'e2e', 'test-results/playwright.json');

const steps: readonly Step[] = [
  commandStep('Format and lint', 'checks', 'npx', 'biome', 'ci', '--error-on-warnings', '.'),
  commandStep('Types', 'checks', 'npx', 'tsc', '--noEmit'),
  vitestStep('Unit', 'unit', ['unit', 'ui']),
  vitestStep('Server on SQLite', 'server', ['server-sqlite']),
  { ...onPostgres, run: runPostgresTests },
  { title: 'Build and browser', part: 'e2e', run: runBrowserTests },
];

/** Not every machine can have a PostgreSQL; those that decide what is merged must. */
async function runPostgresTests(): Promise<TestReport> {
  if (process.env.TEST_DATABASE_URL || findOrInstallPostgres()) return onPostgres.run();
  console.log(NO_POSTGRES);
  return { passed: 0, failed: process.env.CI ? [NO_POSTGRES] : [] };
}

/** The browser tests drive what was built: without a build there is nothing to test. */
async function runBrowserTests(): Promise<TestReport> {
  process.env.CHROMIUM_PATH = findOrInstallChromium();
  const built = await build.run();
  if (built.failed.length > 0) {
    return { passed: 0, failed: [...built.failed, 'Browser: not run, for there is no build'] };
  }
  const tested = await inBrowser.run();
  return { passed: built.passed + tested.passed, failed: tested.failed };
}

async function runStep(step: Step): Promise<TestReport> {
  const start = Date.now();
  console.log(`\n━━ ${step.title} ${'━'.repeat(Math.max(0, 72 - step.title.length))}`);
  const report = await step.run().catch(
    (error: unknown): TestReport => ({
      passed: 0,
      failed: [`${step.title}: ${error instanceof Error ? error.message : error}`],
    }),
  );
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    `── ${step.title}: ${report.passed} passed, ${report.failed.length} failed, ${seconds} s`,
  );
  return report;
}

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? steps.filter(({ part }) => wanted.includes(part)) : steps;

const reports: TestReport[] = [];
for (const step of chosen) reports.push(await runStep(step));

const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.flatMap((report) => report.failed);
if (failed.length > 0) {
  console.log(`\nFailed:\n${failed.map((name) => `  ✗ ${name}`).join('\n')}`);
}
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
