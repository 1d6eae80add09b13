import type { Import } from './imports-of';

/** Every import cycle, as a list of files that ends with its first one. */
export function importCycles(imports: readonly Import[]): readonly (readonly string[])[] {
  const graph = graphOf(imports);
  const cycles: string[][] = [];
  const done = new Set<string>();

  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start !== -1) cycles.push([...trail.slice(start), file]);
    if (start !== -1 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/**
 * The shortest path from one of some files to a file or package that `isWanted` names, through the
 * imports that remain after compiling; undefined if there is none.
 */
export function pathTo(
  isWanted: (name: string) => boolean,
  starts: readonly string[],
  imports: readonly Import[],
): readonly string[] | undefined {
  const graph = graphOf(imports.filter((found) => !found.typeOnly));
  const seen = new Set(starts);
  const queue = starts.map((start) => [start]);
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (isWanted(next)) return [...path, next];
      if (!seen.has(next)) queue.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function graphOf(imports: readonly Import[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, file, specifier } of imports) {
    const to = file ?? specifier;
    if (to === undefined) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets.add(to));
  }
  return graph;
}
