import { createInterface } from 'node:readline/promises';
import { entityStore } from '../entity-tables/entity-store';
import { secretOf } from '../secrets/secret';
import { CommandError } from './command-error';
import { entityCommand } from './entity/entity-command';
import { importRows } from './entity/entity-from';
import { commandTexts as texts } from './texts';
import { withDatabase } from './with-database';

try {
  const folder = process.env.PAPERHANGER_CONFIGS ?? 'entity-configs';
  console.log(
    await entityCommand(process.argv.slice(2), folder, {
      isWanted,
      async add(config, file, rows) {
        let report = '';
        await withDatabase(async (database, settings) => {
          const store = entityStore(database, await secretOf(settings));
          report = await importRows(store, config, file, rows);
        });
        return report;
      },
    }),
  );
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Asks on a terminal. */
async function isWanted(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(texts.withRows(count));
  terminal.close();
  return /^y/i.test(answer.trim());
}
