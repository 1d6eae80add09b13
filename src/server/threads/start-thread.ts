import { basename, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { hasCode } from '../../common/has-code';
import { type Ask, createAsk, type ErrorClasses, type Handlers } from '../../common/worker-calls';

export interface Thread<Offered extends Handlers> {
  readonly ask: Ask<Offered>;
  end(): Promise<unknown>;
}

export interface ThreadLimits {
  readonly memoryMegabytes: number;
  /** The part for new objects; Node's default is larger. */
  readonly youngMegabytes?: number;
  /** Ends the thread, e.g. after a time limit. */
  readonly signal?: AbortSignal;
  /** What `ask` rejects with once the memory is full or the signal has aborted. */
  readonly exceeded?: () => Error;
}

/**
 * Starts a worker program, named by its path below `src` without `.ts`; the name ends in `-worker`. Once the thread has
 * failed, `ask` rejects, so that no error ends the server.
 */
export function startThread<Offered extends Handlers>(
  program: string,
  { memoryMegabytes, youngMegabytes, signal, exceeded }: ThreadLimits,
  classes?: ErrorClasses,
): Thread<Offered> {
  const worker = startWorker(program, {
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMegabytes,
      maxYoungGenerationSizeMb: youngMegabytes,
    },
  });
  const { ask, receive, fail } = createAsk<Offered>(
    (message) => worker.postMessage(message),
    classes,
  );
  const end = () => {
    signal?.removeEventListener('abort', abort);
    fail(new Error('The thread has ended.'));
    return worker.terminate();
  };
  const abort = () => {
    fail(exceeded?.() ?? signal?.reason);
    void end();
  };
  worker.on('message', receive);
  worker.on('error', (error) =>
    fail(hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY') ? (exceeded?.() ?? error) : error),
  );
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  return { ask, end };
}

function startWorker(program: string, options: WorkerOptions): Worker {
  const isBuilt = !import.meta.url.endsWith('.ts');
  const folder = isBuilt ? import.meta.dirname : process.env.TEST_PROGRAMS;
  if (folder) return new Worker(join(folder, `${basename(program)}.js`), options);
  // Running from the sources: each thread has to register a TypeScript loader first.
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const source = JSON.stringify(new URL(`../../${program}.ts`, import.meta.url).href);
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { ...options, eval: true });
}
