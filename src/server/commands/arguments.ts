import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './command-error';

/** Reads a command's arguments. Throws a `CommandError` with its usage for others. */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch {
    throw new CommandError(usage);
  }
}
