import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Trial, TrialRow } from '../trial';

const TEST = 'src/server/history/model.test.ts';
const STEPS = 1000;

export const trial: Trial = {
  name: 'history-random',
  what: 'two people make random changes, undos and rollbacks: after each, all rows are as a simple model says',
  async run({ rounds = 5 }) {
    const rows: TrialRow[] = [];
    for (const database of ['sqlite', 'postgres'])
      for (let seed = 1; seed <= rounds; seed += 1) {
        const difference = await differenceFound(database, seed);
        rows.push({
          case: `${STEPS} steps on ${database}, seed ${seed}`,
          measured: difference ?? 'no difference',
          limit: 'no difference',
          passed: difference === undefined,
        });
      }
    return rows;
  },
};

/** Runs the test with another seed and number of steps than usual. Returns its output if it fails. */
async function differenceFound(database: string, seed: number): Promise<string | undefined> {
  const args = ['vitest', 'run', '--configLoader', 'runner', '--project', `server-${database}`];
  const env = { ...process.env, HISTORY_SEED: String(seed), HISTORY_STEPS: String(STEPS) };
  try {
    await promisify(execFile)('npx', [...args, '--testTimeout', '600000', TEST], { env });
    return undefined;
  } catch (error) {
    return String(Object(error).stdout ?? error);
  }
}
