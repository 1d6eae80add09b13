import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs one of this folder's floors in its own process, and returns what it measured. */
export function runFloor(program: string, ...input: readonly string[]) {
  const path = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', path, ...input]);
  const { ms, done }: { readonly ms: number; readonly done: number } = JSON.parse(String(output));
  return { ms, done };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
