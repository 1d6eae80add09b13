import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../run/test-report';

const here = (path: string) => `${process.cwd()}/${path}`;

test('vitest: tests that passed, failed, were skipped, a file that did not load, and a project without tests', () => {
  const file = (name: string, state: string, tests: Readonly<Record<string, string>>) => ({
    name: here(name),
    project: 'unit',
    state,
    tests: Object.entries(tests).map(([test, result]) => ({ name: test, state: result })),
  });
  const files = [
    file('src/table/sort.test.ts', 'failed', {
      'sort is stable': 'passed',
      'sort ignores case': 'failed',
      'sort puts empty last': 'skipped',
    }),
    file('src/table/page.test.ts', 'failed', {}),
    file('src/table/search.test.ts', 'passed', { 'search finds': 'passed' }),
  ];
  expect(readVitestReport(files, ['unit', 'ui'])).toEqual({
    passed: 2,
    failed: [
      'src/table/sort.test.ts › sort ignores case',
      'src/table/sort.test.ts › sort puts empty last (skipped)',
      'src/table/page.test.ts (the file itself)',
      'ui: no tests were found',
    ],
  });
});

test('Playwright: suites within suites, an error outside the tests, and a project without tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'journeys/sign-in.spec.ts',
    tests: [{ projectName: 'walks', status }],
  });
  const json = {
    suites: [
      {
        title: 'journeys/sign-in.spec.ts',
        specs: [spec('signs in', 'expected')],
        suites: [
          {
            title: 'a wrong OTP',
            specs: [spec('is refused', 'unexpected'), spec('is counted', 'skipped')],
          },
        ],
      },
    ],
    errors: [{ message: 'Error: no tests found\n  at somewhere' }],
  };
  const report = readPlaywrightReport(json, ['walks', 'measurements']);
  expect(report).toEqual({
    passed: 1,
    failed: [
      'e2e/journeys/sign-in.spec.ts › a wrong OTP › is refused',
      'e2e/journeys/sign-in.spec.ts › a wrong OTP › is counted (skipped)',
      'Error: no tests found',
      'measurements: no tests were found',
    ],
  });
});
