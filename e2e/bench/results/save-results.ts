import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Kind, Line, Results, Section } from './line';
import { markdown } from './markdown';

const folder = join(import.meta.dirname, '..');
const samplesFile = join(folder, 'results.json');

/** Replaces the earlier samples of a workload, or adds to them, and writes the table. */
export function saveResults(
  kind: Kind,
  name: string,
  lines: readonly Line[],
  versions: Section['versions'],
  isAppended = false,
): void {
  const before = readResults();
  const earlier = isAppended ? before[kind][name]?.lines : undefined;
  const section: Section = {
    date: new Date().toISOString().slice(0, 16),
    machine: machine(),
    versions: { ...(earlier && before[kind][name]?.versions), ...versions },
    lines: lines.map((line) => withEarlier(line, earlier)),
  };
  const results = { ...before, [kind]: { ...before[kind], [name]: section } };
  writeFileSync(samplesFile, `${JSON.stringify(results, undefined, 1)}\n`);
  writeFileSync(join(folder, 'RESULTS.md'), markdown(results));
}

function withEarlier(line: Line, earlier: readonly Line[] = []): Line {
  const { samples = {} } = earlier.find(({ work }) => work === line.work) ?? {};
  const names = new Set([...Object.keys(samples), ...Object.keys(line.samples)]);
  const all = [...names].map((name) => [
    name,
    [...(samples[name] ?? []), ...(line.samples[name] ?? [])],
  ]);
  return { ...line, samples: Object.fromEntries(all) };
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
