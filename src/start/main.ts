import { basename, dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DatabaseError, isDiskFull, OutageError } from '../server/database/database-error';
import { logLine } from '../server/http/logger';
import { readSettings, settingsReport } from '../server/settings/settings';
import { StartError } from '../server/settings/start-error';
import { startTexts as texts } from '../server/settings/texts';
import { startServer } from './start-server';

/** Windows has no SIGTERM: Ctrl-Break, or closing the console, ends a program there. */
const END_SIGNALS =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];
const LONGEST_END_MS = 9_500;
/** Signals within this time are one Ctrl-C: it comes twice where both npm and the terminal pass it on. */
const SAME_SIGNAL_MS = 500;

let app: FastifyInstance | undefined;
const isEnding = endOnSignal();
if (process.argv.length > 2) exitWith(texts.serveUsage);
const result = readSettings(process.env);
if ('problems' in result) {
  exitWith(settingsReport(result.problems));
} else {
  try {
    const print = (line: string) => console.log(line);
    const greeting = await startServer(result.settings, pagesFolder(), print, (started) => {
      app = started;
    });
    if (!isEnding()) greeting.forEach(print);
  } catch (error) {
    // A signal during startup closes what startup is using, so that startup fails.
    const reason = reasonOfFailure(error, result.settings.dataFolder);
    if (!isEnding()) exitWith(result.settings.mode === 'demo' ? reason : logLine('fatal', reason));
  }
}

/** Problems that people can solve have specific messages; others are reported with their origin. */
function reasonOfFailure(error: unknown, dataFolder: string): string {
  if (isDiskFull(error)) return texts.diskFull(dataFolder);
  if (error instanceof StartError || error instanceof DatabaseError) return error.message;
  if (error instanceof OutageError) return texts.databaseLost(error.message);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function exitWith(reason: string): void {
  process.stderr.write(`${reason.trimEnd()}\n`);
  process.exit(process.argv.includes('--help') ? 0 : 1);
}

/** The pages are built beside the server. */
function pagesFolder(): string {
  const here = import.meta.dirname;
  const isBuilt = basename(dirname(here)) === 'dist';
  return isBuilt ? join(here, '../app') : join(here, '../../dist/app');
}

/**
 * At the first signal, running requests get `LONGEST_END_MS` to finish. The process ends at once at a second signal, or
 * if there can't be requests yet. Returns a function that tells whether there was a signal.
 */
function endOnSignal(): () => boolean {
  let firstAt: number | undefined;
  const end = async () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      setTimeout(() => process.exit(0), LONGEST_END_MS).unref();
      if (!app) process.exit(0);
      await app.close();
    } else if (performance.now() - firstAt > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  for (const signal of END_SIGNALS) process.on(signal, end);
  // Process managers send this message where they can't send signals, as on Windows.
  process.on('message', (message) => message === 'shutdown' && end());
  process.channel?.unref();
  return () => firstAt !== undefined;
}
