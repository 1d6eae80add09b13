import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../run/test-report';

const here = (path: string) => `${process.cwd()}/${path}`;

test('vitest: tests that passed, failed, were skipped, and a file that did not load', () => {
  const report = readVitestReport({
    testResults: [
      {
        name: here('src/table/sort.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'sort is stable', status: 'passed' },
          { fullName: 'sort ignores case', status: 'failed' },
          { fullName: 'sort puts empty last', status: 'skipped' },
        ],
      },
      { name: here('src/table/page.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: here('src/table/search.test.ts'),
        status: 'passed',
        assertionResults: [{ fullName: 'search finds', status: 'passed' }],
      },
    ],
  });
  expect(report).toEqual({
    passed: 2,
    failed: [
      'src/table/sort.test.ts › sort ignores case',
      'src/table/sort.test.ts › sort puts empty last (skipped)',
      'src/table/page.test.ts (the file itself)',
    ],
  });
});

test('Playwright: suites within suites, and an error outside the tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'journeys/sign-in.spec.ts',
    tests: [{ status }],
  });
  const report = readPlaywrightReport({
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
  });
  expect(report).toEqual({
    passed: 1,
    failed: [
      'e2e/journeys/sign-in.spec.ts › a wrong OTP › is refused',
      'e2e/journeys/sign-in.spec.ts › a wrong OTP › is counted (skipped)',
      'Error: no tests found',
    ],
  });
});
