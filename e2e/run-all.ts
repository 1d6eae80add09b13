import { browserTestsFor, readChanges } from './run/changes';
import { runSteps } from './run/run-steps';
import { buildStep, checkStep, playwrightStep, type Step, vitestStep } from './run/steps';
import type { TestReport } from './run/test-report';
import { findOrInstallPostgres, NO_POSTGRES } from './setup/find-postgres';

const args = process.argv.slice(2);
const parts = args.filter((arg) => arg !== '--changed');
const unknown = parts.filter((part) => !['checks', 'unit', 'server', 'e2e'].includes(part));
if (unknown.length > 0) {
  console.log('Usage: npm test [-- checks|unit|server|e2e …] [--changed]');
  process.exit(args.includes('--help') ? 0 : 1);
}
const changes = args.includes('--changed') ? readChanges() : undefined;

const build = buildStep();

/** What needs one core runs beside its neighbours; the tests use all there are. */
const groups: readonly (readonly Step[])[] = [
  [
    checkStep('Format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
    checkStep('Types', 'tsc', '--noEmit'),
    checkStep('Unused code', 'knip'),
    build,
  ],
  [vitestStep('Unit', 'unit', ['unit', 'ui'], changes)],
  [{ title: 'Server', part: 'server', run: runServerTests }],
  [playwrightStep(build, changes)],
];

/** On SQLite and on PostgreSQL, which not every machine can have; CI must. */
async function runServerTests(): Promise<TestReport> {
  const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || findOrInstallPostgres());
  const projects = ['server-sqlite', ...(hasPostgres ? ['server-postgres'] : [])];
  const report = await vitestStep('Server', 'server', projects, changes).run();
  if (hasPostgres) return report;
  console.log(NO_POSTGRES);
  return process.env.CI ? { ...report, failed: [...report.failed, NO_POSTGRES] } : report;
}

const isChosen = ({ part }: Step) =>
  (parts.length === 0 || parts.includes(part)) &&
  !(part === 'e2e' && changes && browserTestsFor(changes.files) === 'none');

const { passed, failed } = await runSteps(groups.map((steps) => steps.filter(isChosen)));
if (failed.length > 0) {
  console.log(`\nFailed:\n${failed.map((name) => `  ✗ ${name}`).join('\n')}`);
}
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
