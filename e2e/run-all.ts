import { runSteps } from './run/run-steps';
import { commandStep, playwrightStep, type Step, vitestStep } from './run/steps';
import type { TestReport } from './run/test-report';
import { findOrInstallPostgres, NO_POSTGRES } from './setup/find-postgres';

const onPostgres = vitestStep('Server on PostgreSQL', 'server', ['server-postgres']);
const build = commandStep('Build', 'e2e', 'npm', 'run', 'build');

const steps: readonly Step[] = [
  commandStep('Format and lint', 'checks', 'npx', 'biome', 'ci', '--error-on-warnings', '.'),
  commandStep('Types', 'checks', 'npx', 'tsc', '--noEmit'),
  vitestStep('Unit', 'unit', ['unit', 'ui']),
  vitestStep('Server on SQLite', 'server', ['server-sqlite']),
  { ...onPostgres, run: runPostgresTests },
  build,
  { ...playwrightStep('Browser', 'e2e', 'walks'), needs: build },
  { ...playwrightStep('Browser, measured', 'e2e', 'measurements'), needs: build },
];

/** Not every machine can have a PostgreSQL; those that decide what is merged must. */
async function runPostgresTests(): Promise<TestReport> {
  if (process.env.TEST_DATABASE_URL || findOrInstallPostgres()) return onPostgres.run();
  console.log(NO_POSTGRES);
  return { passed: 0, failed: process.env.CI ? [NO_POSTGRES] : [] };
}

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? steps.filter(({ part }) => wanted.includes(part)) : steps;

const { passed, failed } = await runSteps(chosen);
if (failed.length > 0) {
  console.log(`\nFailed:\n${failed.map((name) => `  ✗ ${name}`).join('\n')}`);
}
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
