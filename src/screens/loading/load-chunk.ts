/** A chunk could not be loaded: the connection is too slow, or a new release has replaced it. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A chunk could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

const TIMEOUT_MS = 120_000;

/** Imports a module. Throws `ChunkLoadError` if it can't be loaded in time. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
