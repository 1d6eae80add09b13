import type { Step } from './steps';
import type { TestReport } from './test-report';

/**
 * Runs groups of steps one after the other, the steps of a group at the same time; prints the result
 * of each, and returns the sum.
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  print: (text: string) => void = console.log,
): Promise<TestReport> {
  const reports = new Map<Step, TestReport>();
  for (const steps of groups) {
    const running = steps.map((step) => ({ step, result: timed(() => runStep(step, reports)) }));
    for (const { step, result } of running) {
      print(`\n━━ ${step.title} ${'━'.repeat(Math.max(0, 72 - step.title.length))}`);
      const { report, seconds } = await result;
      if (report.output) print(report.output.trimEnd());
      reports.set(step, report);
      print(
        `── ${step.title}: ${report.passed} passed, ${report.failed.length} failed, ${seconds} s`,
      );
    }
  }
  const all = [...reports.values()];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
  };
}

async function timed(run: () => Promise<TestReport>) {
  const start = Date.now();
  const report = await run();
  return { report, seconds: ((Date.now() - start) / 1000).toFixed(1) };
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
