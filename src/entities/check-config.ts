import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { modelOf } from '../field-types';
import { checkReferences } from './check-references';
import { entityFileSchema } from './config-schema';
import type { EntityConfig } from './entity-config';
import { type Complaint, explainIssues } from './explain-issue';
import { type Fault, pathText } from './faults';
import { explainSyntax, repeatedKeys } from './json-syntax';
import { resolveConfig } from './resolve-config';

/** A checked entity file: its config, or everything that is wrong with it. */
export type CheckedConfig =
  | { readonly config: EntityConfig; readonly faults: readonly [] }
  | { readonly config?: undefined; readonly faults: readonly Fault[] };

/**
 * Reads an entity's file.
 * @param text the file's text
 * @param file the path that faults name
 * @param name the file's name without `.json`, which the entity's name must be
 */
export function checkConfig(text: string, file: string, name: string): CheckedConfig {
  const source = text.replace(/^\uFEFF/, '');
  const faultAt = (offset: number, complaint: Omit<Complaint, 'atKey'>): Fault => ({
    file,
    ...position(source, offset),
    ...complaint,
    path: pathText(complaint.path),
  });

  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true, allowEmptyContent: false });
  if (errors.length > 0 || !tree)
    return {
      faults: errors.map(({ error, offset }) =>
        faultAt(offset, explainSyntax(error, source, offset)),
      ),
    };

  const value: unknown = JSON.parse(source);
  const parsed = entityFileSchema.safeParse(value);
  const config = parsed.success ? resolveConfig(parsed.data) : undefined;
  const complaints = [
    ...repeatedKeys(tree),
    ...explainIssues(entityFileSchema, value, parsed.error?.issues ?? []),
    ...checkReferences(value, name),
    ...(config ? checkDefaults(config) : []),
  ];
  if (config && complaints.length === 0) return { config, faults: [] };
  const faults = complaints.map((complaint) => faultAt(offsetOf(tree, complaint), complaint));
  return { faults: faults.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** A default that the field's own rules refuse would make every untouched form fail. */
function checkDefaults(config: EntityConfig): Complaint[] {
  return config.fields.flatMap((field, index) => {
    const model = modelOf(field);
    const value = model.defaultValue(field);
    const result = value === null ? undefined : model.valueSchema(field).safeParse(value);
    return (result?.error?.issues ?? []).map((issue) => ({
      path: ['fields', index, 'default'],
      reason: `The default does not keep the field's own rules: ${issue.message}`,
    }));
  });
}

function offsetOf(tree: Node, complaint: Complaint): number {
  if (complaint.offset !== undefined) return complaint.offset;
  const path = complaint.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const node = findNodeAtLocation(tree, path);
  // What is missing is shown at the object that lacks it.
  if (!node) return path.length > 0 ? offsetOf(tree, { ...complaint, path: path.slice(0, -1) }) : 0;
  return complaint.atKey ? (node.parent?.offset ?? node.offset) : node.offset;
}

function position(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
