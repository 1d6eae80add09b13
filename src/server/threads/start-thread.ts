import { basename } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/**
 * Starts a thread of its own for a program, named by its path below `src/server` without `.ts`. Such a
 * program stands in `build/worker-entries.ts`, too.
 */
export function startThread(program: string, resourceLimits: ResourceLimits): Worker {
  const options = { resourceLimits };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${basename(program)}.js`, import.meta.url), options);
  }
  // Run from its sources: Node needs to be taught to read them, in each thread anew.
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const source = JSON.stringify(new URL(`../${program}.ts`, import.meta.url).href);
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { ...options, eval: true });
}
