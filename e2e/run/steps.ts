import { existsSync, readFileSync, rmSync } from 'node:fs';
import { browserTestsFor, type Changes } from './changes';
import { findOrInstallChromium } from './chromium';
import { runCommand } from './run-command';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-report';

/** A part of `npm test`. */
export interface Step {
  readonly title: string;
  /** What chooses a step: `npm test -- unit`. */
  readonly part: 'checks' | 'unit' | 'server' | 'e2e';
  readonly run: () => Promise<TestReport>;
  /** The step that must have succeeded before. */
  readonly needs?: Step;
}

/** Run by Node itself, because what npm puts on the path are batch files on Windows. */
const PROGRAMS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** A check that counts as one test. */
export function checkStep(
  title: string,
  program: keyof typeof PROGRAMS,
  ...args: readonly string[]
): Step {
  return commandStep(title, 'checks', [process.execPath, PROGRAMS[program], ...args]);
}

/** `npm run build`, counted as one test. */
export function buildStep(): Step {
  return commandStep('Build', 'e2e', ['npm run build'], { shell: true });
}

function commandStep(
  title: string,
  part: Step['part'],
  command: readonly [string, ...string[]],
  options: { readonly shell?: boolean } = {},
): Step {
  return {
    title,
    part,
    async run() {
      let output = '';
      const onOutput = (text: string) => {
        output += text;
      };
      return (await runCommand(command, { ...options, onOutput }))
        ? { passed: 1, failed: [], output }
        : { passed: 0, failed: [`${title} (${command.join(' ')})`], output };
    },
  };
}

/** The tests of some of vitest's projects; with `changes` only those that import a changed file. */
export function vitestStep(
  title: string,
  part: Step['part'],
  projects: readonly string[],
  changes?: Changes,
): Step {
  const report = `test-results/vitest-${projects.join('-')}.json`;
  const args = [
    ...['run', '--configLoader', 'runner'],
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=e2e/run/report-writer.ts'],
    ...(changes ? ['--changed', changes.since] : []),
  ];
  // A change can affect the tests of one project only.
  const read = (json: string) => readVitestReport(JSON.parse(json), changes ? [] : projects);
  return reportStep(title, part, ['vitest', ...args], report, read, { REPORT_FILE: report });
}

/** The browser tests; with `changes` only those that they can reach. */
export function playwrightStep(needs: Step, changes?: Changes): Step {
  const report = 'test-results/playwright.json';
  const onlyChanged = changes && browserTestsFor(changes.files) === 'changed';
  const args = [
    ...['test', '--config', 'e2e/playwright.config.ts', '--project=walks', '--reporter=list,json'],
    ...(onlyChanged ? [`--only-changed=${changes.since}`, '--pass-with-no-tests'] : []),
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = ['playwright', ...args] as const;
  const projects = onlyChanged ? [] : ['walks'];
  const read = (json: string) => readPlaywrightReport(JSON.parse(json), projects);
  const step = reportStep('Browser', 'e2e', command, report, read, env);
  return {
    ...step,
    needs,
    async run() {
      process.env.CHROMIUM_PATH = findOrInstallChromium();
      return step.run();
    },
  };
}

function reportStep(
  title: string,
  part: Step['part'],
  [program, ...args]: readonly ['vitest' | 'playwright', ...string[]],
  file: string,
  read: (json: string) => TestReport,
  env: Readonly<Record<string, string>>,
): Step {
  return {
    title,
    part,
    async run() {
      rmSync(file, { force: true });
      const succeeded = await runCommand([process.execPath, PROGRAMS[program], ...args], { env });
      if (!existsSync(file)) return { passed: 0, failed: [`${title}: no report was written`] };
      const report = read(readFileSync(file, 'utf8'));
      // An error outside all tests, such as an unhandled rejection, fails no test by name.
      const unnamed = !succeeded && report.failed.length === 0;
      return unnamed ? { ...report, failed: [`${title}: an error outside the tests`] } : report;
    },
  };
}
