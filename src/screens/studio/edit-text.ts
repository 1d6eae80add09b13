import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  modify,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** A text's tree, or undefined while it is no JSON. */
export function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return errors.length === 0 ? tree : undefined;
}

/** The value at a path of a tree. */
export function valueAt(tree: Node, path: JSONPath): unknown {
  const node = findNodeAtLocation(tree, path);
  return node && getNodeValue(node);
}

/** Sets the value at a path, or removes it if it is undefined. Everything else stays as it is written. */
export function withValue(text: string, path: JSONPath, value: unknown): string {
  const tree = parseTree(text);
  const parent = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const isOneLine =
    parent && !text.slice(parent.offset, parent.offset + parent.length).includes('\n');
  const last = parent?.children?.at(-1);
  const isNew = tree && !findNodeAtLocation(tree, path);
  if (isOneLine && last && isNew && value !== undefined) {
    const end = last.offset + last.length;
    const key = parent.type === 'object' ? `${JSON.stringify(path.at(-1))}: ` : '';
    return `${text.slice(0, end)}, ${key}${oneLine(value)}${text.slice(end)}`;
  }
  return applyEdits(text, modify(text, path, value, isOneLine ? {} : FORMAT));
}

/** Swaps two neighbours in a list. */
export function withSwapped(text: string, list: JSONPath, index: number): string {
  const tree = parseTree(text);
  const first = tree && findNodeAtLocation(tree, [...list, index]);
  const second = tree && findNodeAtLocation(tree, [...list, index + 1]);
  if (!first || !second) return text;
  const [start, end] = [first.offset + first.length, second.offset + second.length];
  return [
    text.slice(0, first.offset),
    text.slice(second.offset, end),
    text.slice(start, second.offset),
    text.slice(first.offset, start),
    text.slice(end),
  ].join('');
}

/** As `{ "value": 1, "label": "One" }`. */
function oneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\{ \}/g, '{}');
}
