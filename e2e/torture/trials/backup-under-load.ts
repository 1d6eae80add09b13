import { join } from 'node:path';
import { bothDatabases, count, startCommand, startWriting } from '../operator-data';
import type { Trial, TrialRow } from '../trial';

export const trial: Trial = {
  name: 'backup-under-load',
  what: 'backs up while rows are written, and restores each backup: it must be the state between two transactions',
  async run({ rounds = 10 }) {
    const rows: TrialRow[] = [];
    for (const { name, make, close } of await bothDatabases()) {
      const original = await make();
      const copy = await make();
      const writing = await startWriting(original, 7_000_000_000);
      const problems: string[] = [];
      const counts: number[] = [];
      await writing.writes(50);
      for (let round = 0; round < rounds; round += 1) {
        const folder = join(original.folder, `backup-${round}`);
        const failed =
          (await startCommand('backup', original, [folder]).ended) ||
          (await startCommand('restore', copy, [folder]).ended);
        if (failed) {
          problems.push(failed);
          continue;
        }
        const { rows: found, versions, changes } = count(copy);
        counts.push(found);
        if (versions !== changes) problems.push(`${versions} versions, ${changes} changes`);
        await writing.writes(20);
      }
      await writing.stop();
      await close();
      const grows = counts.every((one, index) => index === 0 || one > (counts[index - 1] ?? 0));
      rows.push({
        case: `${rounds} backups of ${name}`,
        measured:
          problems[0] ?? `${counts.length} whole, from ${counts[0]} to ${counts.at(-1)} rows`,
        limit: 'all whole, each with more rows',
        passed: problems.length === 0 && grows && counts.length === rounds,
      });
    }
    return rows;
  },
};
