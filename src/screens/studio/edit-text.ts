import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

export type Path = (string | number)[];

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** Sets the value at a path, or removes it if it is undefined. Everything else stays as it is written. */
export function withValue(text: string, path: Path, value: unknown): string {
  const tree = parseTree(text);
  const parent = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const isOneLine =
    parent && !text.slice(parent.offset, parent.offset + parent.length).includes('\n');
  const items = parent?.children ?? [];
  const [before, last] = [items.at(-2), items.at(-1)];
  // `modify` would remove a bracket together with the last item of a list in one line.
  if (
    value === undefined &&
    parent?.type === 'array' &&
    before &&
    last &&
    path.at(-1) === items.length - 1
  )
    return text.slice(0, before.offset + before.length) + text.slice(last.offset + last.length);
  const isNew = tree && !findNodeAtLocation(tree, path);
  if (isOneLine && last && isNew && value !== undefined) {
    const end = last.offset + last.length;
    const key = parent.type === 'object' ? `${JSON.stringify(path.at(-1))}: ` : '';
    return `${text.slice(0, end)}, ${key}${oneLine(value)}${text.slice(end)}`;
  }
  return applyEdits(text, modify(text, path, value, isOneLine ? {} : FORMAT));
}

/** Swaps two neighbours in a list. */
export function withSwapped(text: string, list: Path, index: number): string {
  const tree = parseTree(text);
  const items = tree && findNodeAtLocation(tree, list)?.children;
  const [first, second] = items?.slice(index) ?? [];
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
