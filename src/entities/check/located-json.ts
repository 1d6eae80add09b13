import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { editBetween } from '../edit-text';
import {
  type ConfigProblem,
  type ProblemAtPath,
  type ProblemPath,
  pathText,
} from './config-problem';
import { offsetIn, readSyntax } from './syntax/explain-syntax';
import type { Slip } from './syntax/slip';
import { uniqueBy } from './unique-by';

/** A file’s text as JSON, whose values have places in the text. */
export interface LocatedJson {
  /** The text as JSON, without its slips. */
  readonly source: string;
  /** Undefined if the text isn’t JSON and its meaning isn’t clear. */
  readonly tree: Node | undefined;
  readonly value: unknown;
  /** Why the text isn’t JSON. */
  readonly problems: readonly ConfigProblem[];
  /** Adds line and column to a problem. */
  readonly locate: (problem: ProblemAtPath) => ConfigProblem;
  /** Whether a problem is independent of why the text isn’t JSON. */
  readonly isApart: (problem: ProblemAtPath) => boolean;
}

/**
 * @param file the path shown in problems
 * @param broken why the text can't be read at all
 */
export function locatedJson(text: string, file: string, broken?: readonly Slip[]): LocatedJson {
  const written = withoutMark(text);
  const { slips, meant } = broken ? { slips: broken, meant: undefined } : readSyntax(written);
  const source = meant ?? written;
  const tree = meant === undefined ? undefined : parseTree(meant);
  const isJson = slips.length === 0;
  const locate = ({ path, reason, suggestion, example, offset, atKey, fix }: ProblemAtPath) => ({
    file,
    ...positionAt(
      written,
      offsetIn(written, source, offset ?? (tree ? offsetOf(tree, path, atKey) : 0)),
    ),
    path: pathText(path),
    reason,
    suggestion,
    example,
    fix:
      isJson && fix
        ? editBetween(text, text.slice(0, text.length - written.length) + fix(written))
        : undefined,
  });
  const problems = slips.map(
    ({ offset, reason, fix }): ConfigProblem => ({
      file,
      ...positionAt(written, offset),
      path: '',
      reason,
      fix: fix && editBetween(text, text.slice(0, text.length - written.length) + fix(written)),
    }),
  );
  const value: unknown = tree && JSON.parse(source);
  return {
    source,
    tree,
    value,
    problems,
    locate,
    isApart: apartFrom(slips, written, source, tree),
  };
}

/** Makes `isApart`. A slip can make its line, what surrounds it and other uses of its names look wrong. */
function apartFrom(
  slips: readonly Slip[],
  written: string,
  source: string,
  tree: Node | undefined,
): LocatedJson['isApart'] {
  if (slips.length === 0 || !tree) return () => slips.length === 0;
  const [before, after] = [written.split('\n'), source.split('\n')];
  const lines = new Set(slips.map(({ offset }) => positionAt(written, offset).line));
  for (const [index, line] of before.entries())
    if (withoutCommas(line) !== withoutCommas(after[index])) lines.add(index + 1);
  const around = [...lines].flatMap((line) => [before[line - 1] ?? '', after[line - 1] ?? '']);
  const words = new Set(around.flatMap((line) => line.match(/\w+/g) ?? []));
  const linesOf = ({ offset, length }: Node) => [
    positionAt(source, offset).line,
    positionAt(source, offset + length).line,
  ];
  const isInside = (node: Node, line: number) => {
    const [first = 0, last = 0] = linesOf(node);
    return first < line && line < last;
  };
  const isNextTo = (node: Node) => {
    const [first = 0, last = 0] = linesOf(node);
    const isInPart = (line: number) => (node.children ?? []).some((part) => isInside(part, line));
    return [...lines].some((line) => first <= line && line <= last && !isInPart(line));
  };
  return ({ path, atKey, isMissing, offset }) => {
    const node = nodeAt(tree, path);
    const around = nodeAt(tree, path.slice(0, -1));
    const name = String(atKey || !node ? path.at(-1) : node.value).replace(/^-/, '');
    const isNamed = words.has(name);
    if (node && !atKey && offset === undefined) return !isNamed && !isNextTo(node);
    const line = positionAt(source, offset ?? offsetOf(tree, path, atKey)).line;
    if (lines.has(line)) return false;
    if (node) return !isNamed;
    return isMissing === true && !!around && !(isNamed && isNextTo(around));
  };
}

const withoutCommas = (line = '') => line.replace(/[,\s]/g, '');
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Sorts problems by their places in the file. Several rules can reject one value; the first is enough. */
export function inOrder(found: readonly ConfigProblem[]): ConfigProblem[] {
  return uniqueBy(found, ({ path, line, column }) => `${path} ${line} ${column}`).sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** A missing key is reported at the object that lacks it. */
function offsetOf(tree: Node, path: ProblemPath, atKey = false): number {
  const node = nodeAt(tree, path);
  if (!node) return path.length > 0 ? offsetOf(tree, path.slice(0, -1), atKey) : 0;
  return atKey ? (node.parent?.offset ?? node.offset) : node.offset;
}

function nodeAt(tree: Node, path: ProblemPath): Node | undefined {
  const steps = path.map((key) => (typeof key === 'number' ? key : String(key)));
  return findNodeAtLocation(tree, steps);
}

function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
