import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { editBetween } from '../edit-text';
import { type ConfigProblem, type ProblemAtPath, pathText } from './config-problem';
import { explainSyntax } from './syntax/explain-syntax';
import type { Slip } from './syntax/slip';
import { uniqueBy } from './unique-by';

/** A file's text as JSON, whose values have places in the text. */
export interface LocatedJson {
  /** Undefined if the text isn’t JSON. */
  readonly tree: Node | undefined;
  readonly value: unknown;
  /** Why the text isn’t JSON. */
  readonly problems: readonly ConfigProblem[];
  /** Adds line and column to a problem. */
  readonly locate: (problem: ProblemAtPath) => ConfigProblem;
}

/**
 * @param file the path shown in problems
 * @param slips why the text isn't JSON
 */
export function locatedJson(
  text: string,
  file: string,
  slips: readonly Slip[] = explainSyntax(withoutMark(text)),
): LocatedJson {
  const source = withoutMark(text);
  const tree = slips.length > 0 ? undefined : parseTree(source);
  const locate = ({ path, reason, suggestion, example, offset, atKey, fix }: ProblemAtPath) => ({
    file,
    ...positionAt(source, offset ?? (tree ? offsetOf(tree, path, atKey) : 0)),
    path: pathText(path),
    reason,
    suggestion,
    example,
    fix: fix && editBetween(text, text.slice(0, text.length - source.length) + fix(source)),
  });
  if (tree) return { tree, value: JSON.parse(source), problems: [], locate };
  const problems = slips.map(({ offset, reason, fix }) =>
    locate({ path: [], offset, reason, fix }),
  );
  return { tree, value: undefined, problems, locate };
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** In the order of the file. Several rules can reject one value; the first is enough. */
export function inOrder(found: readonly ConfigProblem[]): ConfigProblem[] {
  return uniqueBy(found, ({ path, line, column }) => `${path} ${line} ${column}`).sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** A missing key is reported at the object that lacks it. */
function offsetOf(tree: Node, path: readonly PropertyKey[], atKey = false): number {
  const steps = path.map((key) => (typeof key === 'number' ? key : String(key)));
  const node = findNodeAtLocation(tree, steps);
  if (!node) return path.length > 0 ? offsetOf(tree, path.slice(0, -1), atKey) : 0;
  return atKey ? (node.parent?.offset ?? node.offset) : node.offset;
}

function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
