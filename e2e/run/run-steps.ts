import type { Step } from './steps';
import type { TestReport } from './test-report';

/** Runs steps one after the other, prints the result of each, and returns the sum. */
export async function runSteps(
  steps: readonly Step[],
  print: (text: string) => void = console.log,
): Promise<TestReport> {
  const reports = new Map<Step, TestReport>();
  for (const step of steps) {
    const start = Date.now();
    print(`\n━━ ${step.title} ${'━'.repeat(Math.max(0, 72 - step.title.length))}`);
    const report = await runStep(step, reports);
    reports.set(step, report);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    print(
      `── ${step.title}: ${report.passed} passed, ${report.failed.length} failed, ${seconds} s`,
    );
  }
  const all = [...reports.values()];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
  };
}

async function runStep(
  { title, needs, run }: Step,
  earlier: ReadonlyMap<Step, TestReport>,
): Promise<TestReport> {
  if (needs && earlier.get(needs)?.failed.length !== 0) {
    return { passed: 0, failed: [`${title}: not run, because “${needs.title}” failed`] };
  }
  try {
    return await run();
  } catch (error) {
    return {
      passed: 0,
      failed: [`${title}: ${error instanceof Error ? error.message : error}`],
    };
  }
}
