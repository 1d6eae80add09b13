import { wait } from '../../common/wait';

/** A chunk could not be loaded: the connection is too slow, or a new release has replaced it. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A chunk could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

const TIMEOUT_MS = 120_000;
/** How long a page that is being left may still be shown. */
const LEAVING_MS = 10_000;

let leftAt = 0;

/** Lets `loadChunk` know when the page is being left: before `pagehide`, Firefox aborts imports. */
export function followLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
}

/** Imports a module. Throws `ChunkLoadError` if it can't be loaded in time, unless the page is being left. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    if (Date.now() - leftAt < LEAVING_MS) {
      // The user may have stayed.
      await wait(LEAVING_MS);
      return await loadChunk(load);
    }
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
