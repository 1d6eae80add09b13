import { expect, test } from 'vitest';
import { runSteps as runAndPrint } from '../run/run-steps';
import type { Step } from '../run/steps';

const runSteps = (steps: readonly Step[]) =>
  runAndPrint(
    steps.map((one) => [one]),
    () => {},
  );
const step = (title: string, run: Step['run'], needs?: Step): Step => ({
  title,
  part: 'e2e',
  run,
  ...(needs && { needs }),
});
const passing = (title: string, needs?: Step) =>
  step(title, async () => ({ passed: 2, failed: [] }), needs);
const failing = (title: string) =>
  step(title, async () => ({ passed: 1, failed: [`${title} › a`] }));

test('adds up the results of the steps, in order', async () => {
  const report = await runSteps([passing('one'), failing('two'), failing('three')]);
  expect(report).toEqual({ passed: 4, failed: ['two › a', 'three › a'] });
});

test('a step that throws has failed, and the next ones run', async () => {
  const broken = step('broken', () => Promise.reject(new Error('no Chromium')));
  const report = await runSteps([broken, passing('next')]);
  expect(report).toEqual({ passed: 2, failed: ['broken: no Chromium'] });
});

test('a step runs only after the step it needs has passed', async () => {
  const build = passing('build');
  expect(await runSteps([build, passing('walks', build)])).toEqual({ passed: 4, failed: [] });

  const broken = failing('build');
  expect(await runSteps([broken, passing('walks', broken)])).toEqual({
    passed: 1,
    failed: ['build › a', 'walks: not run, because “build” failed'],
  });
});

test('the steps of a group run at the same time, and print in order', async () => {
  let onSecond = () => {};
  const second = new Promise<void>((resolve) => {
    onSecond = resolve;
  });
  const waiting = step('first', async () => {
    await second;
    return { passed: 1, failed: [], output: 'of the first\n' };
  });
  const resolving = step('second', async () => {
    onSecond();
    return { passed: 1, failed: [], output: 'of the second\n' };
  });
  const printed: string[] = [];
  await runAndPrint([[waiting, resolving]], (text) => printed.push(text));
  expect(printed.map((text) => text.replaceAll(/[━\n]|, [\d.]+ s$/g, '').trim())).toEqual([
    ...['first', 'of the first', '── first: 1 passed, 0 failed'],
    ...['second', 'of the second', '── second: 1 passed, 0 failed'],
  ]);
});
