import { relative } from 'node:path';
import * as z from 'zod/mini';

/** The result of a test run. */
export interface TestReport {
  readonly passed: number;
  /** Names of the failed tests and of whatever kept tests from running. */
  readonly failed: readonly string[];
  /** What is still to be printed. */
  readonly output?: string;
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads the report of vitest's `json` reporter. A test that did not run counts as failed. */
export function readVitestReport(json: unknown): TestReport {
  const files = vitestSchema.parse(json).testResults;
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ file, test })));
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status === 'passed'),
  );
  return {
    passed: tests.filter(({ test }) => test.status === 'passed').length,
    failed: [
      ...tests
        .filter(({ test }) => test.status !== 'passed')
        .map(({ file, test }) => nameOf(file.name, test.fullName, test.status)),
      ...broken.map(({ name }) => `${shortPath(name)} (the file itself)`),
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
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
});
const playwrightSchema = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/** Reads the report of Playwright's `json` reporter. A test that did not run counts as failed. */
export function readPlaywrightReport(json: unknown): TestReport {
  const { suites, errors } = playwrightSchema.parse(json);
  const tests = suites.flatMap(testsOf);
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: [
      ...tests
        .filter(({ status }) => status !== 'expected')
        .map(({ file, title, status }) => nameOf(`e2e/${file}`, title, status)),
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside the tests'),
    ],
  };
}

interface PlaywrightTest {
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

function testsOf(suite: z.output<typeof playwrightSuite>): readonly PlaywrightTest[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ file, title, status })),
  );
  const inner = (suite.suites ?? []).flatMap(testsOf);
  return [...own, ...inner].map((test) => withSuite(suite.title, test));
}

/** A file's own suite has the file's name, which the test's name starts with already. */
function withSuite(suite: string, test: PlaywrightTest): PlaywrightTest {
  return suite === test.file ? test : { ...test, title: `${suite} › ${test.title}` };
}

const FAILED = ['failed', 'unexpected'];

function nameOf(file: string, test: string, status: string): string {
  return `${shortPath(file)} › ${test}${FAILED.includes(status) ? '' : ` (${status})`}`;
}

function shortPath(path: string): string {
  return relative('', path).replaceAll('\\', '/');
}
