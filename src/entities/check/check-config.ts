import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { modelOf } from '../../field-types';
import { entityFileSchema } from '../config-schema';
import type { EntityConfig } from '../entity-config';
import { resolveConfig } from '../resolve-config';
import { checkReferences } from './check-references';
import { type ConfigProblem, pathText } from './config-problem';
import { explainIssues, type ProblemAtPath } from './explain-issue';
import { repeatedKeys } from './repeated-keys';
import { explainSyntax } from './syntax/explain-syntax';

/** A checked entity file: its config, or everything that is wrong with it. */
export type CheckedConfig =
  | { readonly config: EntityConfig; readonly problems: readonly [] }
  | { readonly config?: undefined; readonly problems: readonly ConfigProblem[] };

/**
 * Checks the text of an entity file.
 * @param file the path shown in problems
 * @param name the file's name without `.json`, which must be the entity's name
 */
export function checkConfig(text: string, file: string, name: string): CheckedConfig {
  const source = text.replace(/^\uFEFF/, '');
  const locate = ({ path, reason, suggestion, example }: ProblemAtPath, offset: number) => ({
    ...{ file, ...positionAt(source, offset), path: pathText(path) },
    ...{ reason, suggestion, example },
  });

  const slips = explainSyntax(source);
  const tree = slips.length > 0 ? undefined : parseTree(source);
  if (!tree)
    return { problems: slips.map(({ offset, reason }) => locate({ path: [], reason }, offset)) };

  const value: unknown = JSON.parse(source);
  const parsed = entityFileSchema.safeParse(value);
  const config = parsed.success ? resolveConfig(parsed.data) : undefined;
  const found = [
    ...repeatedKeys(tree),
    ...explainIssues(entityFileSchema, value, parsed.error?.issues ?? []),
    ...checkReferences(value, name),
    ...(config ? checkDefaults(config) : []),
  ];
  if (config && found.length === 0) return { config, problems: [] };
  const problems = found.map((problem) => locate(problem, offsetOf(tree, problem)));
  return { problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** An untouched form would be rejected if a default broke the field's own rules. */
function checkDefaults(config: EntityConfig): ProblemAtPath[] {
  return config.fields.flatMap((field, index) => {
    const model = modelOf(field);
    const value = model.defaultValue(field);
    const result = value === null ? undefined : model.valueSchema(field).safeParse(value);
    return (result?.error?.issues ?? []).map((issue) => ({
      path: ['fields', index, 'default'],
      reason: `The default breaks the field’s own rules: ${issue.message}`,
    }));
  });
}

function offsetOf(tree: Node, problem: ProblemAtPath): number {
  if (problem.offset !== undefined) return problem.offset;
  const { path } = problem;
  const node = findNodeAtLocation(
    tree,
    path.map((key) => (typeof key === 'number' ? key : String(key))),
  );
  // A missing key is reported at the object that lacks it.
  if (!node) return path.length > 0 ? offsetOf(tree, { ...problem, path: path.slice(0, -1) }) : 0;
  return problem.atKey ? (node.parent?.offset ?? node.offset) : node.offset;
}

function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
