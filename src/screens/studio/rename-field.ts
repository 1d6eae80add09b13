import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { withValue } from '../../entities/edit-text';
import {
  ADDRESSES,
  CONDITIONS,
  REFERENCES,
  VIEW_FILTER,
  VIEW_REFERENCES,
} from '../../entities/field-name-paths';
import { defaultLabel } from '../../entities/resolve-config';
import { SHARED } from '../../entities/shared-fields';

/** The texts of entity files and shared fields by their names without `.json`. */
type FileTexts = ReadonlyMap<string, string>;

interface Rename {
  /** The entity that the field belongs to. */
  readonly entity: string;
  readonly from: string;
  readonly to: string;
  /** Whether rows have values under the old name, in the database or in the file that a config is guessed from. */
  readonly isPublished: boolean;
}

/**
 * Renames a field in its own file and in all files that refer to it: columns, form, actions, conditions, views, and
 * the keys of other entities’ references. A shared field is renamed for all entities that use it. Its rows keep their
 * values, and people see the same label. Returns only the texts that change.
 */
export function renameField(files: FileTexts, rename: Rename): Map<string, string> {
  const changed = new Map<string, string>();
  const users = usersOf(files, rename);
  const owners = users ?? [rename.entity];
  const shared = parseTree(files.get(SHARED) ?? '');
  for (const [name, text] of files) {
    const tree = parseTree(text);
    if (!tree) continue;
    const isOwn = owners.includes(name);
    const isShared = users !== undefined && name === SHARED;
    const nodes = [
      ...(isOwn ? ownNodes(tree, rename.from) : []),
      ...(isShared ? sharedNodes(tree, rename.from) : []),
      ...fieldsIn(name, tree).flatMap((field) =>
        referringNodes(field, shared, owners, rename.from),
      ),
    ];
    if (nodes.length === 0) continue;
    const renamed = withRenamed(text, nodes, rename);
    const hasOldNames = users ? isShared : isOwn;
    changed.set(name, hasOldNames ? withOldNames(renamed, rename, isShared) : renamed);
  }
  return changed;
}

/** Whether a file has a field of this name, of its own or shared. */
export function hasField(text: string, name: string): boolean {
  return listAt(parseTree(text), 'fields').some((field) => fieldName(field) === name);
}

/** The names that a field can’t have, because its file, or another file that shares the field, already uses them. */
export function takenNames(files: FileTexts, entity: string, field: string): string[] {
  const users = usersOf(files, { entity, from: field });
  const shared = users ? (parseTree(files.get(SHARED) ?? '')?.children ?? []) : [];
  return [
    ...shared.flatMap((property) => property.children?.[0]?.value ?? []),
    ...(users ?? [entity]).flatMap((name) =>
      listAt(parseTree(files.get(name) ?? ''), 'fields').flatMap((one) => fieldName(one) ?? []),
    ),
  ];
}

/** The entities that share a field; undefined if it isn’t shared. */
function usersOf(files: FileTexts, { entity, from }: Pick<Rename, 'entity' | 'from'>) {
  const uses = (text: string) =>
    listAt(parseTree(text), 'fields').some((field) => sharedName(field) === from);
  if (!uses(files.get(entity) ?? '')) return undefined;
  return [...files].flatMap(([name, text]) => (uses(text) ? name : []));
}

/** The name of the shared field that an entry of `fields` uses. */
const sharedName = (field: Node): unknown =>
  field.type === 'string' ? field.value : textAt(field, 'field');

/** The fields of an entity's file, or those of the shared file. */
function fieldsIn(name: string, file: Node): readonly Node[] {
  if (name !== SHARED) return listAt(file, 'fields');
  return (file.children ?? []).flatMap(({ children: [, field] = [] }) => field ?? []);
}

const fieldName = (field: Node) => textAt(field, 'name') ?? sharedName(field);

/** Keeps what rows and people know the field by: the first name that was published, and the label. */
function withOldNames(text: string, { from, to, isPublished }: Rename, isShared: boolean): string {
  const tree = parseTree(text);
  const fields = listAt(tree, 'fields');
  const index = fields.findIndex((field) => textAt(field, 'name') === to);
  const path = isShared ? [to] : ['fields', index];
  const field = isShared ? tree && at(tree, to) : fields[index];
  if (!field) return text;
  const was = textAt(field, 'was');
  const label = textAt(field, 'label') ?? defaultLabel(from);
  const isLabelled = label !== defaultLabel(to);
  const labelled = withValue(text, [...path, 'label'], isLabelled ? label : undefined);
  if (was === undefined)
    return isPublished ? withValue(labelled, [...path, 'was'], from) : labelled;
  return was === to ? withValue(labelled, [...path, 'was'], undefined) : labelled;
}

/** All places in an entity's own file that name the field. */
function ownNodes(file: Node, name: string): Node[] {
  return nodesNaming(name, (path) => nodesAt(file, path));
}

/** The key of a shared field, and the places where other shared fields name it. */
function sharedNodes(file: Node, name: string): Node[] {
  const fields = fieldsIn(SHARED, file);
  const others = nodesNaming(name, ([list, ...path]) =>
    list === 'fields[]' ? fields.flatMap((field) => nodesAt(field, path)) : [],
  );
  return [keyIn(file, name) ?? [], others].flat();
}

/** The nodes that name the field, among those that `nodesOf` finds at a path. */
function nodesNaming(name: string, nodesOf: (path: readonly string[]) => Node[]): Node[] {
  const all = (paths: readonly string[]) => paths.flatMap((path) => nodesOf(path.split('.')));
  return [
    ...all(['fields[]', 'fields[].name', 'fields[].field']),
    ...all([...REFERENCES, ...VIEW_REFERENCES, ...ADDRESSES]),
    ...all([...CONDITIONS, VIEW_FILTER]).flatMap((object) => keyIn(object, name) ?? []),
  ].filter((node) => names(node, name));
}

/** The nodes at a path in which `[]` means every item of a list. */
function nodesAt(node: Node, path: readonly string[]): Node[] {
  return path.reduce<Node[]>(
    (nodes, step) =>
      nodes.flatMap((one) =>
        step.endsWith('[]') ? listAt(one, step.slice(0, -2)) : (at(one, step) ?? []),
      ),
    [node],
  );
}

/** The places where another field refers to the field. One that changes a shared field can leave out its entity. */
function referringNodes(
  field: Node,
  shared: Node | undefined,
  entities: readonly string[],
  from: string,
): Node[] {
  const base = shared && at(shared, textAt(field, 'field') ?? '');
  return [field, at(field, 'optionsFrom')].flatMap((choices) => {
    const key = choices && at(choices, 'key');
    const to = choices && (textAt(choices, 'to') ?? (base && textAt(base, 'to')));
    return key?.value === from && entities.includes(to ?? '') ? [key] : [];
  });
}

/** Whether a text is the field's name, perhaps after a minus, or has it in braces. */
function names({ type, value }: Node, name: string): boolean {
  if (type !== 'string') return false;
  return value === name || value === `-${name}` || String(value).includes(`{${name}}`);
}

function withRenamed(text: string, nodes: readonly Node[], { from, to }: Rename): string {
  const fromEnd = [...new Set(nodes)].sort((one, other) => other.offset - one.offset);
  return fromEnd.reduce((renamed, { offset, length, value }) => {
    const old = String(value);
    const fresh = old.includes(`{${from}}`)
      ? old.replaceAll(`{${from}}`, `{${to}}`)
      : old.replace(from, to);
    return renamed.slice(0, offset) + JSON.stringify(fresh) + renamed.slice(offset + length);
  }, text);
}

/** The key of an object that has this name. */
function keyIn(object: Node | undefined, name: string): Node | undefined {
  const property = object?.children?.find((child) => child.children?.[0]?.value === name);
  return property?.children?.[0];
}

function at(node: Node, key: string): Node | undefined {
  return node.type === 'object' ? findNodeAtLocation(node, [key]) : undefined;
}

function textAt(node: Node, key: string): string | undefined {
  const value = at(node, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

function listAt(node: Node | undefined, key: string): readonly Node[] {
  const list = node && at(node, key);
  return list?.type === 'array' ? (list.children ?? []) : [];
}
