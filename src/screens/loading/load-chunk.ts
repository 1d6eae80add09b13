/** A chunk could not be loaded: the connection is too slow, or a new release has replaced it. */
export class ChunkMissing extends Error {
  constructor(cause?: unknown) {
    super('A chunk could not be loaded.', { cause });
    this.name = 'ChunkMissing';
  }
}

const LONGEST_WAIT_MS = 120_000;

/** Loads a part of the application by `import()`. Throws `ChunkMissing` when it does not come. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkMissing()), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkMissing ? error : new ChunkMissing(error);
  } finally {
    clearTimeout(timer);
  }
}
