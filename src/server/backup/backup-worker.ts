import { serve } from '../threads/serve';
import { type BackupSource, makeBackup } from './make-backup';

// The program of a worker thread: makes a backup, which would keep requests waiting in the main thread.

const stopping = new AbortController();
let making: Promise<unknown> = Promise.resolve();

const handlers = {
  async make(source: BackupSource, folder: string): Promise<void> {
    making = makeBackup(source, folder, stopping.signal);
    await making;
  },
  /** Ends at the next step. SQLite aborts the process if a thread is ended while it runs a statement. */
  async stop(): Promise<void> {
    stopping.abort();
    await making.catch(() => {});
  },
};

export type BackupHandlers = typeof handlers;

serve(handlers);
