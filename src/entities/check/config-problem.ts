import { plural } from '../../common/quantities';
import type { TextEdit } from '../edit-text';

/** A problem in an entity file, described so that someone who doesn't program can fix it. */
export interface ConfigProblem {
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** The key's path, such as `columns[1].sortable`; empty for the file as a whole. */
  readonly path: string;
  /** A sentence. */
  readonly reason: string;
  /** The allowed name closest to the written one. */
  readonly suggestion?: string | undefined;
  /** An example of correct JSON. */
  readonly example?: string | undefined;
  /** The correction, if there is one right answer. */
  readonly fix?: TextEdit | undefined;
}

/** Where a problem is. The paths that zod reports have keys of any kind. */
export type ProblemPath = readonly PropertyKey[];

/** How many problems of a file are reported: people read no more at once, and each takes time to explain. */
export const MOST_PROBLEMS = 100;

/** A problem whose line and column are not known yet. */
export interface ProblemAtPath extends Pick<ConfigProblem, 'reason' | 'suggestion' | 'example'> {
  readonly path: ProblemPath;
  /** The key itself is wrong, not its value. */
  readonly atKey?: boolean | undefined;
  /** The key is not there. */
  readonly isMissing?: boolean;
  /** Its position in the text, if the path alone is ambiguous. */
  readonly offset?: number;
  /** Corrects a text that has the problem, if there is one right answer. */
  readonly fix?: ((text: string) => string) | undefined;
}

/** Writes a path as `columns[1].sortable`. */
export function pathText(path: ProblemPath): string {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return steps.join('').replace(/^\./, '');
}

/** The report: one paragraph per problem, then their number. */
export function formatProblems(
  problems: readonly ConfigProblem[],
  what: 'problem' | 'warning' = 'problem',
): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  const count = `${plural(problems.length, what)} in ${plural(files, 'file')}.`;
  const fixable = problems.filter(({ fix }) => fix).length;
  const which = problems.length === 1 ? 'It' : `${fixable} of them`;
  const hint = `${which} can be corrected by: npm run check -- --fix`;
  return [
    ...problems.map((one) => formatProblem(one, what)),
    fixable > 0 ? `${count} ${hint}` : count,
  ].join('\n\n');
}

function formatProblem(
  { file, line, column, path, ...problem }: ConfigProblem,
  what: 'problem' | 'warning',
): string {
  const place = `${file}:${line}:${column}${path && `  ${path}`}`;
  const hint = problem.suggestion ? ` Did you mean "${problem.suggestion}"?` : '';
  const sentence = `${what === 'warning' ? 'Warning: ' : ''}${problem.reason}${hint}`;
  const example = problem.example ? `\n  Example: ${problem.example}` : '';
  return `${place}\n  ${sentence}${example}`;
}
