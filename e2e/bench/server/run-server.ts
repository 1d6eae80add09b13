import { readdir } from 'node:fs/promises';
import type { Line, Section } from '../results/line';
import type { Measurement, ServerBench } from './types';

const BENCH = /^(.+)\.bench\.ts$/;

/** Runs every `*.bench.ts` beside this file, one after the other, or only the named ones. */
export async function runServer(
  only: readonly string[],
  done: (bench: string, lines: readonly Line[], versions: Section['versions']) => void,
): Promise<void> {
  const files = (await readdir(import.meta.dirname)).filter((file) => BENCH.test(file));
  for (const file of files.sort()) {
    const { bench }: { readonly bench: ServerBench } = await import(`./${file}`);
    if (only.length > 0 && !only.includes(bench.name)) continue;
    console.log(`\n${bench.name}`);
    const measurements = await bench.run();
    done(bench.name, measurements.map(toLine), { Node: process.version });
  }
}

function toLine({ ours, floor, ...rest }: Measurement): Line {
  const contestants = { ours: [ours], ...(floor > 0 && { floor: [floor] }) };
  return { ...rest, samples: contestants };
}
