import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

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
  // It is on a line of its own if the first one is.
  const gap = text.slice(parent.offset + 1, first.offset) || ' ';
  return put(text, endOf(last), endOf(last), `,${gap}${item}`);
}

/** Adds an item to the end of a list, if there is such a list. */
export function withItem(text: string, list: string, item: unknown): string {
  const tree = parseTree(text);
  const { type, children = [] } = (tree && findNodeAtLocation(tree, [list])) ?? {};
  return type === 'array' ? withValue(text, [list, children.length], item) : text;
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

const endOf = ({ offset, length }: Node) => offset + length;

const put = (text: string, from: number, to: number, by: string) =>
  text.slice(0, from) + by + text.slice(to);

/** As `{ "value": 1, "label": "One" }`. */
const oneLine = (value: unknown) =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\{ \}/g, '{}');
