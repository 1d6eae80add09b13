import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Kind, Line, Results } from './line';
import { markdown } from './markdown';

const folder = join(import.meta.dirname, '..');
const samplesFile = join(folder, 'results.json');

/** Replaces what was measured before of one workload, and writes the table anew. */
export function saveResults(
  kind: Kind,
  name: string,
  lines: readonly Line[],
  versions: Readonly<Record<string, string>>,
): void {
  const before = readResults();
  const section = { date: new Date().toISOString().slice(0, 16), machine: machine(), versions };
  const results = { ...before, [kind]: { ...before[kind], [name]: { ...section, lines } } };
  writeFileSync(samplesFile, `${JSON.stringify(results, undefined, 1)}\n`);
  writeFileSync(join(folder, 'RESULTS.md'), markdown(results));
}

function readResults(): Results {
  const empty: Results = { browser: {}, server: {} };
  return existsSync(samplesFile) ? JSON.parse(readFileSync(samplesFile, 'utf8')) : empty;
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, ${process.platform}`;
}
