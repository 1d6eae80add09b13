import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** The result of a Playwright run. */
interface RunResult {
  readonly passed: number;
  /** The titles of failed tests, after the titles of their suites. */
  readonly failed: readonly string[];
}

/** Reads what Playwright's `json` reporter wrote. A test that did not run counts as failed. */
export function readReport(file: string): RunResult {
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => testsOf(suite));
  return {
    passed: tests.filter(({ ok }) => ok).length,
    failed: [
      ...tests.filter(({ ok }) => !ok).map(({ title }) => title),
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside the tests'),
    ],
  };
}

function testsOf(suite: JSONReportSuite): { readonly title: string; readonly ok: boolean }[] {
  const own = suite.specs.map(({ title, tests }) => ({
    title,
    ok: tests.every(({ status }) => status === 'expected'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)].map(({ title, ok }) => ({
    title: `${suite.title} › ${title}`,
    ok,
  }));
}
