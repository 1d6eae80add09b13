import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { type JsonSchema, keysOf, schemasAt, valuesOf } from './json-schema';

interface Proposal {
  readonly label: string;
  /** What is inserted. */
  readonly text: string;
  readonly kind: 'key' | 'value';
  readonly description: string | undefined;
}

interface Proposals {
  /** The part of the text that a proposal replaces. */
  readonly from: number;
  readonly to: number;
  readonly proposals: readonly Proposal[];
}

/** The keys or values that the schema allows at a position. */
export function proposalsAt(schema: JsonSchema, text: string, offset: number): Proposals {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const root = parseTree(text);
  const word = wordBefore(text, offset);
  const isInside =
    previousNode !== undefined &&
    previousNode.offset < offset &&
    offset <= previousNode.offset + previousNode.length;
  const from = isInside ? previousNode.offset : offset - word.length;
  const to = isInside ? previousNode.offset + previousNode.length : offset;

  if (isAtPropertyKey) {
    const parent = path.slice(0, -1);
    const object = root && findNodeAtLocation(root, parent);
    const used = (object?.children ?? [])
      .filter((property) => property.offset + property.length < from || property.offset > to)
      .map((property) => String(property.children?.[0]?.value));
    const hasValue = /^\s*:/.test(text.slice(to));
    const proposals = [...keysOf(schemasAt(schema, root, parent))]
      .filter(([key]) => !used.includes(key))
      .map(([key, inner]) => {
        const start = hasValue ? '' : `: ${startOf(inner)}`;
        const own = { label: key, text: `${JSON.stringify(key)}${start}` };
        return { ...own, kind: 'key' as const, description: inner.description };
      });
    return { from, to, proposals };
  }
  const schemas = schemasAt(schema, root, path);
  const description = schemas.find((one) => one.description)?.description;
  const proposals = valuesOf(schemas).map((value) => {
    const own = { label: JSON.stringify(value), text: JSON.stringify(value) };
    return { ...own, kind: 'value' as const, description };
  });
  return { from, to, proposals };
}

/** What the schema says about the key or value at a position, and where that is. */
export function explanationAt(schema: JsonSchema, text: string, offset: number) {
  const { path, previousNode } = getLocation(text, offset);
  if (!previousNode || offset > previousNode.offset + previousNode.length) return undefined;
  const schemas = schemasAt(schema, parseTree(text), path);
  const description = schemas.find((one) => one.description)?.description;
  if (!description) return undefined;
  const start = previousNode.offset;
  const allowed = schemas.flatMap((one) => one.enum ?? []);
  const fallback = schemas.find((one) => one.default !== undefined)?.default;
  return { start, end: start + previousNode.length, description, allowed, fallback };
}

/** The value that a new key gets, to be edited. */
function startOf({ type, enum: values, default: fallback, ...schema }: JsonSchema): string {
  if (type === 'boolean') return String(fallback !== true);
  if (values?.[0] !== undefined) return JSON.stringify(values[0]);
  if ('const' in schema) return JSON.stringify(schema.const);
  const starts: Readonly<Record<string, string>> = { object: '{}', array: '[]', string: '""' };
  return (typeof type === 'string' && starts[type]) || JSON.stringify(schema.examples?.[0] ?? '');
}

/** The unfinished word before a position, with its quote. */
function wordBefore(text: string, offset: number): string {
  return /"?[\w$]*$/.exec(text.slice(Math.max(0, offset - 100), offset))?.[0] ?? '';
}
