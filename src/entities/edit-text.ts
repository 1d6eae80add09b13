import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { jsonText, oneLine } from './json-text';

export type Path = readonly (string | number)[];

/** Sets the value at a path, or removes it if it is undefined. Everything else stays as it is written. */
export function withValue(text: string, path: Path, value: unknown): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  const parent = tree && findNodeAtLocation(tree, path.slice(0, -1));
  if (node && value !== undefined) return put(text, node.offset, endOf(node), oneLine(value));
  const items = parent?.children ?? [];
  if (node) {
    const item = node.parent?.type === 'property' ? node.parent : node;
    const [before, after] = [items[items.indexOf(item) - 1], items[items.indexOf(item) + 1]];
    const from = before ? endOf(before) : item.offset;
    return put(text, from, before || !after ? endOf(item) : after.offset, '');
  }
  if (!parent || value === undefined) return text;
  const [first, last] = [items[0], items.at(-1)];
  const isObject = parent.type === 'object';
  const item = `${isObject ? `${JSON.stringify(path.at(-1))}: ` : ''}${oneLine(value)}`;
  if (!first || !last)
    return put(text, parent.offset + 1, endOf(parent) - 1, isObject ? ` ${item} ` : item);
  // The new key gets a separate line if the first key has one.
  const gap = text.slice(parent.offset + 1, first.offset) || ' ';
  return put(text, endOf(last), endOf(last), `,${gap}${item}`);
}

/** Adds an item to a list, if there is such a list: at an index, or at the end. */
export function withItem(text: string, list: string, item: unknown, index = -1): string {
  const tree = parseTree(text);
  const { type, children = [] } = (tree && findNodeAtLocation(tree, [list])) ?? {};
  if (type !== 'array') return text;
  const added = withValue(text, [list, children.length], item);
  const later = index < 0 ? [] : children.slice(index);
  return later.reduceRight((moved, _, at) => withSwapped(moved, [list], index + at), added);
}

/** Swaps two neighbours in a list. */
export function withSwapped(text: string, list: Path, index: number): string {
  const tree = parseTree(text);
  const items = tree && findNodeAtLocation(tree, [...list])?.children;
  const [first, second] = items?.slice(index) ?? [];
  if (!first || !second) return text;
  const textOf = (node: Node) => text.slice(node.offset, endOf(node));
  const between = text.slice(endOf(first), second.offset);
  return put(text, first.offset, endOf(second), textOf(second) + between + textOf(first));
}

/** Replaces the key and the value at a path of an object. */
export function withEntry(text: string, path: Path, key: string, value: unknown): string {
  const property = propertyAt(text, path);
  if (!property) return text;
  const before = text.slice(text.lastIndexOf('\n', property.offset) + 1, property.offset);
  const indent = before.search(/\S|$/);
  const start = `${JSON.stringify(key)}: `;
  const written = start + jsonText(value, indent, before.length + start.length);
  return put(text, property.offset, endOf(property), written);
}

/** Renames the key at a path. */
export function withKey(text: string, path: Path, key: string): string {
  const written = propertyAt(text, path)?.children?.[0];
  return written ? put(text, written.offset, endOf(written), JSON.stringify(key)) : text;
}

function propertyAt(text: string, path: Path): Node | undefined {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  return node?.parent?.type === 'property' ? node.parent : undefined;
}

/** A part of a text, and what replaces it. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

export const withEdit = (text: string, { offset, length, content }: TextEdit) =>
  put(text, offset, offset + length, content);

/** The smallest edit that turns `before` into `after`; undefined if they are the same. */
export function editBetween(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const length = before.length - end - start;
  return { offset: start, length, content: after.slice(start, after.length - end) };
}

const endOf = ({ offset, length }: Node) => offset + length;

const put = (text: string, from: number, to: number, by: string) =>
  text.slice(0, from) + by + text.slice(to);
