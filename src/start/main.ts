import { basename, dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DatabaseError } from '../server/database/database-error';
import { readSettings, settingsReport } from '../server/settings/settings';
import { StartError } from '../server/settings/start-error';
import { startServer } from './start-server';

/** Windows has no SIGTERM: there it is Ctrl-Break or closing the console that ends a program. */
const endSignals =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];
const longestEndMs = 9_500;
/** A Ctrl-C comes twice at once where npm passes it on besides the terminal. */
const sameSignalMs = 500;

const result = readSettings(process.env);
if ('problems' in result) {
  refuse(settingsReport(result.problems));
} else {
  try {
    const print = (line: string) => console.log(line);
    const { app, greeting } = await startServer(result.settings, pagesFolder(), print);
    // Before the greeting: who reads it may send a signal at once.
    endOnSignal(app);
    greeting.forEach(print);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof DatabaseError)) throw error;
    refuse(error.message);
  }
}

function refuse(reason: string): void {
  console.error(reason);
  process.exit(1);
}

/** The pages are built beside the server. */
function pagesFolder(): string {
  const here = import.meta.dirname;
  const isBuilt = basename(dirname(here)) === 'dist';
  return isBuilt ? join(here, '../app') : join(here, '../../dist/app');
}

/** The first signal lets running requests finish, for 10 s at most; a second one ends at once. */
function endOnSignal(app: FastifyInstance): void {
  let firstAt: number | undefined;
  const end = async () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      setTimeout(() => process.exit(0), longestEndMs).unref();
      await app.close();
    } else if (performance.now() - firstAt > sameSignalMs) {
      process.exit(1);
    }
  };
  for (const signal of endSignals) process.on(signal, end);
  // Process managers that can't send signals, as on Windows, send this.
  process.on('message', (message) => message === 'shutdown' && end());
  process.channel?.unref();
}
