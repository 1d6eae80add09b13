import { serve } from '../threads/serve';
import { type BackupSource, makeBackup } from './make-backup';

// The program of a worker thread: backs up the data, which would keep requests waiting.

const stopping = new AbortController();

const handlers = {
  async make(source: BackupSource, folder: string): Promise<void> {
    await makeBackup(source, folder, stopping.signal);
  },
  /** Ends programs that have been started; the thread's end would not. */
  stop(): void {
    stopping.abort();
  },
};

export type BackupHandlers = typeof handlers;

serve(handlers);
