import { CommandError } from './command-error';
import { entityCommand } from './entity-command';

try {
  const folder = process.env.PAPERHANGER_CONFIGS ?? 'entity-configs';
  console.log(await entityCommand(process.argv.slice(2), folder));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
