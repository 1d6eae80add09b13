import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  bothDatabases,
  count,
  type OperatorData,
  startCommand,
  startWriting,
  writeConfig,
} from '../operator-data';
import type { Trial, TrialRow } from '../trial';

export const trial: Trial = {
  name: 'restore-killed',
  what: 'kills restores at random moments: rows and entity files must be those before or those of the backup',
  async run({ rounds = 30 }) {
    const rows: TrialRow[] = [];
    for (const { name, make, close } of await bothDatabases()) {
      const data = await make();
      const states = [await backUp(data, 'First', 100), await backUp(data, 'Second', 200)];
      // The two states must differ, or the trial would show nothing.
      const start = performance.now();
      await startCommand('restore', data, [join(data.folder, 'First')]).ended;
      const whole = performance.now() - start;

      let now = states[0];
      const problems: string[] = [];
      const outcomes = { before: 0, after: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const next = states.find((state) => state !== now) ?? '';
        const label = JSON.parse(next).label;
        const restore = startCommand('restore', data, [join(data.folder, label)]);
        await setTimeout(Math.random() * whole * 1.1);
        restore.child.kill('SIGKILL');
        await restore.ended;
        const found = await stateOf(data);
        if (found !== now && found !== next) problems.push(`${found}, neither ${now} nor ${next}`);
        outcomes[found === next ? 'after' : 'before'] += 1;
        now = found;
      }
      await close();
      rows.push({
        case: `${rounds} restores of ${name}`,
        measured: problems[0] ?? `${outcomes.before} as before, ${outcomes.after} as in the backup`,
        limit: 'all one of both',
        passed: problems.length === 0,
      });
    }
    return rows;
  },
};

/** Adds rows, changes the entity file, and backs up. Returns the state. */
async function backUp(data: OperatorData, label: string, writes: number): Promise<string> {
  const writing = await startWriting(data, label === 'First' ? 7_000_000_000 : 8_000_000_000);
  await writing.writes(writes);
  await writing.stop();
  await writeConfig(data, label);
  const failed = await startCommand('backup', data, [join(data.folder, label)]).ended;
  if (failed) throw new Error(failed);
  return await stateOf(data);
}

/** Opens the database, which ends a restore that was killed. */
async function stateOf(data: OperatorData): Promise<string> {
  const { rows, changes, versions } = count(data);
  const config = await readFile(
    join(data.environment.PAPERHANGER_CONFIGS ?? '', 'supplier.json'),
    'utf8',
  );
  return JSON.stringify({ label: JSON.parse(config).label, rows, changes, versions });
}
