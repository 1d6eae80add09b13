import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallChromium } from './chromium';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-report';

/** A part of `npm test`. */
export interface Step {
  readonly title: string;
  /** What a step is chosen by: `npm test -- unit`. */
  readonly part: 'checks' | 'unit' | 'server' | 'e2e';
  readonly run: () => Promise<TestReport>;
  /** The step without whose success there is nothing to run this one on. */
  readonly needs?: Step;
}

/** Nothing takes as long as this but what hangs. */
const LONGEST_STEP = 20 * 60_000;
const IS_WINDOWS = process.platform === 'win32';

/** A command that counts as one test. */
export function commandStep(
  title: string,
  part: Step['part'],
  command: string,
  ...args: readonly string[]
): Step {
  return {
    title,
    part,
    run: async () =>
      (await runCommand(command, args))
        ? { passed: 1, failed: [] }
        : { passed: 0, failed: [`${title}: ${command} ${args.join(' ')}`] },
  };
}

/** The tests of some of vitest's projects. */
export function vitestStep(title: string, part: Step['part'], projects: readonly string[]): Step {
  const report = `test-results/vitest-${projects.join('-')}.json`;
  const args = [
    ...[
      'vitest',
      'run',
      '--configLoader',
      'runner',
      ...projects.flatMap((project) => ['--project', project]),
    ],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
  return reportStep(title, part, args, report, readVitestReport);
}

/** The browser tests of one of Playwright's projects. */
export function playwrightStep(title: string, part: Step['part'], project: string): Step {
  const report = `test-results/playwright-${project}.json`;
  const args = [
    ...['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    ...[`--project=${project}`, '--reporter=list,json'],
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const step = reportStep(title, part, args, report, readPlaywrightReport, env);
  return {
    ...step,
    async run() {
      process.env.CHROMIUM_PATH = findOrInstallChromium();
      return step.run();
    },
  };
}

function reportStep(
  title: string,
  part: Step['part'],
  args: readonly string[],
  file: string,
  read: (json: unknown) => TestReport,
  env: Readonly<Record<string, string>> = {},
): Step {
  return {
    title,
    part,
    async run() {
      rmSync(file, { force: true });
      const succeeded = await runCommand('npx', args, env);
      if (!existsSync(file)) return { passed: 0, failed: [`${title}: no report was written`] };
      const report = read(JSON.parse(readFileSync(file, 'utf8')));
      // An error outside of all tests, such as an unhandled rejection, fails no test by name.
      const unnamed = !succeeded && report.failed.length === 0;
      return unnamed ? { ...report, failed: [`${title}: an error outside of the tests`] } : report;
    },
  };
}

/** Runs a command; what it started ends with it, when it hangs and when this program is ended. */
function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: IS_WINDOWS,
      detached: !IS_WINDOWS,
    });
    const end = (signal: NodeJS.Signals) => {
      if (child.pid === undefined || IS_WINDOWS) child.kill(signal);
      else process.kill(-child.pid, signal);
    };
    const endAndLeave = (signal: NodeJS.Signals) => {
      end(signal);
      process.exit(1);
    };
    process.once('SIGINT', endAndLeave);
    process.once('SIGTERM', endAndLeave);
    const timer = setTimeout(() => {
      console.error(`${command} ${args.join(' ')} hangs, and is ended.`);
      end('SIGKILL');
    }, LONGEST_STEP);

    const settle = (succeeded: boolean) => {
      clearTimeout(timer);
      process.off('SIGINT', endAndLeave);
      process.off('SIGTERM', endAndLeave);
      resolve(succeeded);
    };
    child.once('error', () => settle(false));
    child.once('exit', (code) => settle(code === 0));
  });
}
