import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../src/server/commands/command-error';
import { explained, readArguments } from '../../src/server/commands/run-command';
import type { Trial, TrialRow } from './trial';

/*
 * Runs the trials one after the other against the last `npm run build`, or only those that `--only` names. Prints what
 * each measured, and fails if something exceeds its limit.
 */
const USAGE = `Usage: npm run torture [-- --only TRIAL,TRIAL] [--rounds N]
runs the trials of availability and limits against the last npm run build.`;
const options = { only: { type: 'string', default: '' }, rounds: { type: 'string' } } as const;

await explained(async () => {
  const { values } = readArguments({ options }, USAGE);
  const only = values.only.split(',').filter(Boolean);
  const chosen = values.rounds === undefined ? {} : { rounds: Number(values.rounds) };

  const trials = await readTrials();
  const unknown = only.filter((name) => !trials.some((trial) => trial.name === name));
  if (unknown.length > 0) {
    const names = trials.map(({ name }) => name).join(', ');
    throw new CommandError(`There is no trial ${unknown.join(', ')}, only ${names}.`);
  }

  let failed = 0;
  for (const trial of trials) {
    if (only.length > 0 && !only.includes(trial.name)) continue;
    console.log(`\n${trial.name}: ${trial.what}\n`);
    const rows = await runTrial(trial, chosen);
    failed += rows.filter(({ passed }) => !passed).length;
    console.log(table(rows));
  }
  console.log(failed === 0 ? '\nAll within their limits.' : `\n${failed} beyond their limits.`);
  // A trial that left something open must not keep the others waiting.
  process.exit(failed === 0 ? 0 : 1);
});

async function readTrials(): Promise<readonly Trial[]> {
  const folder = join(import.meta.dirname, 'trials');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const found: Trial[] = [];
  for (const file of files) {
    const { trial }: { readonly trial: Trial } = await import(`./trials/${file}`);
    found.push(trial);
  }
  return found;
}

async function runTrial(
  trial: Trial,
  chosen: Parameters<Trial['run']>[0],
): Promise<readonly TrialRow[]> {
  try {
    return await trial.run(chosen);
  } catch (error) {
    const measured = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ case: 'the trial itself', measured, limit: 'no error', passed: false }];
  }
}

function table(rows: readonly TrialRow[]): string {
  const lines = [
    ['case', 'measured', 'limit', ''],
    ...rows.map((row) => [row.case, row.measured, row.limit, row.passed ? '✓' : '✗']),
  ];
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = [width(0), Math.min(width(1), 60), width(2), 1];
  return lines
    .map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
