import { readFileSync } from 'node:fs';

/** The length of a clock tick, the unit in which Linux counts processor time. */
const TICK_MS = 10;

/** The processor time of a process in milliseconds, including all threads and ended children. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The process's name before the bracket may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).map(Number);
  return ticks.reduce((sum, count) => sum + count, 0) * TICK_MS;
}

export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
