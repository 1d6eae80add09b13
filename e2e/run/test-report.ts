import { relative } from 'node:path';
import * as z from 'zod/mini';
import type { ReportedFile } from './report-writer';

/** The result of a test run. */
export interface TestReport {
  readonly passed: number;
  /** Names of the failed tests and of whatever kept tests from running. */
  readonly failed: readonly string[];
  /** What is still to be printed. */
  readonly output?: string;
}

/**
 * Reads what `ReportWriter` wrote. A test that did not run counts as failed, and so does a project
 * without tests.
 */
export function readVitestReport(
  files: readonly ReportedFile[],
  projects: readonly string[],
): TestReport {
  const tests = files.flatMap((file) => file.tests.map((test) => ({ file, test })));
  const broken = files.filter(
    ({ state, tests }) => state === 'failed' && tests.every((test) => test.state === 'passed'),
  );
  return {
    passed: tests.filter(({ test }) => test.state === 'passed').length,
    failed: [
      ...tests
        .filter(({ test }) => test.state !== 'passed')
        .map(({ file, test }) => nameOf(file.name, test.name, test.state)),
      ...broken.map(({ name }) => `${shortPath(name)} (the file itself)`),
      ...withoutTests(
        projects,
        tests.map(({ file }) => file.project),
      ),
    ],
  };
}

const playwrightSuite = z.object({
  title: z.string(),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
});
const playwrightSchema = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/**
 * Reads the report of Playwright's `json` reporter. A test that did not run counts as failed, and so
 * does a project without tests.
 */
export function readPlaywrightReport(json: unknown, projects: readonly string[]): TestReport {
  const { suites, errors } = playwrightSchema.parse(json);
  const tests = suites.flatMap(testsOf);
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: [
      ...tests
        .filter(({ status }) => status !== 'expected')
        .map(({ file, title, status }) => nameOf(`e2e/${file}`, title, status)),
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside the tests'),
      ...withoutTests(
        projects,
        tests.map(({ project }) => project),
      ),
    ],
  };
}

interface PlaywrightTest {
  readonly project: string;
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

function testsOf(suite: z.output<typeof playwrightSuite>): readonly PlaywrightTest[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({ project: projectName, file, title, status })),
  );
  const inner = (suite.suites ?? []).flatMap(testsOf);
  return [...own, ...inner].map((test) => withSuite(suite.title, test));
}

/** A file's own suite has the file's name, which the test's name starts with already. */
function withSuite(suite: string, test: PlaywrightTest): PlaywrightTest {
  return suite === test.file ? test : { ...test, title: `${suite} › ${test.title}` };
}

/** The projects that no test belongs to. */
function withoutTests(projects: readonly string[], found: readonly string[]): readonly string[] {
  return projects
    .filter((project) => !found.includes(project))
    .map((project) => `${project}: no tests were found`);
}

const FAILED = ['failed', 'unexpected'];

function nameOf(file: string, test: string, status: string): string {
  return `${shortPath(file)} › ${test}${FAILED.includes(status) ? '' : ` (${status})`}`;
}

function shortPath(path: string): string {
  return relative('', path).replaceAll('\\', '/');
}
