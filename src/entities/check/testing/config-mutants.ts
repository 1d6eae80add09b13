import { readdirSync, readFileSync } from 'node:fs';
import { applyEdits, getNodeValue, modify, type Node, parseTree } from 'jsonc-parser';
import type { Path } from '../../edit-text';
import { SHARED_FILE } from '../../shared-fields';
import { checkSharedFields } from '../check-shared-fields';
import { pathText } from '../config-problem';
import { isEntityFile } from '../entity-files';

const folder = new URL('../../../../entity-configs/', import.meta.url);

/** The fields that the shipped files share. */
export const shared = checkSharedFields(
  readFileSync(new URL(SHARED_FILE, folder), 'utf8'),
  SHARED_FILE,
);

const REQUIRED = [
  'name',
  'label',
  'fields',
  'type',
  'field',
  'value',
  'options',
  'key',
  'by',
  'title',
  'description',
];
const REFERENCES =
  /^(fields\[\d+\](\.field)?|columns\[\d+\](\.field)?|form\[\d+\](\.fields\[\d+\])?|actions\.(update\.fields|bulkUpdate\.columns)\[\d+\]|actions\.bulkUpdate\.key|sort|searchPreview\.(title|description)|fields\[\d+\]\.display\.by)$/;

/** One mistake in one file, and what the report must say about it. */
export interface Mutant {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly path: string;
  readonly line: number;
  readonly suggestion?: string;
}

/** The shipped files with one mistake each, and the examples, with mistakes that the shipped files don't have. */
export function configMutants(): Mutant[] {
  const mutants = mutantsIn(folder);
  const kinds = new Set(mutants.map(({ kind }) => kind));
  const ofExamples = mutantsIn(new URL('examples/', folder));
  return [...mutants, ...ofExamples.filter(({ kind }) => !kinds.has(kind))];
}

function mutantsIn(from: URL): Mutant[] {
  return readdirSync(from)
    .filter(isEntityFile)
    .map((file) => mutantsOf(file, readFileSync(new URL(file, from), 'utf8')))
    .flatMap(onePerList);
}

/** Keeps one mutant of each kind in a list: the same mistake in another element adds nothing. */
function onePerList(mutants: readonly Mutant[]): Mutant[] {
  const known = new Map<string, Mutant>();
  for (const mutant of mutants)
    known.set(`${mutant.kind} ${mutant.path.replace(/\d+/g, 'N')}`, mutant);
  return [...known.values()];
}

function mutantsOf(file: string, text: string): Mutant[] {
  const tree = parseTree(text);
  if (!tree) throw new Error(file);
  const name = file.replace('.json', '');
  const fields: readonly Record<string, string>[] = getNodeValue(tree).fields;
  const labels = new Map(fields.map((field) => [field.name, field.label ?? '']));
  return valuesOf(tree, []).flatMap(({ path, key, value }) => {
    const at = (node: Node) => text.slice(0, node.offset).split('\n').length;
    const put = (node: Node, json: unknown) =>
      text.slice(0, node.offset) + JSON.stringify(json) + text.slice(node.offset + node.length);
    const here = pathText(path);
    const mutant = (kind: string, more: Omit<Mutant, 'kind' | 'name'>) => ({ kind, name, ...more });
    const isReference = value.type === 'string' && REFERENCES.test(here);
    const found: Mutant[] = [];
    if (key && typeof key.value === 'string' && /^[a-zA-Z]{3,}$/.test(key.value)) {
      for (const [how, wrong] of Object.entries(misspellings(key.value)))
        found.push(
          mutant(`a key ${how}`, {
            text: put(key, wrong),
            path: pathText([...path.slice(0, -1), wrong]),
            line: at(key),
            suggestion: key.value,
          }),
        );
    }
    if (key && isRequired(path)) {
      const parent = key.parent?.parent ?? tree;
      found.push(
        mutant('a key dropped', {
          text: applyEdits(text, modify(text, [...path], undefined, {})),
          path: here,
          line: at(parent),
        }),
      );
    }
    if (!/\.value$/.test(here))
      found.push(
        mutant('a value of another kind', {
          text: put(value, otherKind(value)),
          path: here,
          line: at(value),
        }),
      );
    if (isReference && String(value.value).length > 2)
      for (const [how, wrong] of Object.entries(misspellings(String(value.value))))
        found.push(
          mutant(`a name ${how}`, {
            text: put(value, wrong),
            path: here,
            line: at(value),
            suggestion: String(value.value),
          }),
        );
    const label = labels.get(String(value.value));
    if (isReference && label)
      found.push(
        mutant('a label in place of a name', {
          text: put(value, label),
          path: here,
          line: at(value),
          suggestion: String(value.value),
        }),
      );
    if (key?.value === 'to')
      for (const word of ['ref', 'target'])
        found.push(
          mutant('another word for a key', {
            text: put(key, word),
            path: pathText([...path.slice(0, -1), word]),
            line: at(key),
            suggestion: 'to',
          }),
        );
    if (key?.value === 'showIf')
      for (const [how, condition, inner] of otherConditions(getNodeValue(value)))
        found.push(
          mutant(`a condition ${how}`, {
            text: put(value, condition),
            path: pathText([...path, ...inner]),
            line: at(value),
          }),
        );
    const wrong = wrongValue(path);
    if (wrong !== undefined)
      found.push(mutant('a wrong value', { text: put(value, wrong), path: here, line: at(value) }));
    return found;
  });
}

/** Every value of the file except `$schema`, with its key if it has one. */
function valuesOf(node: Node, path: Path): { path: Path; key: Node | undefined; value: Node }[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((value, index) => [
      { path: [...path, index], key: undefined, value },
      ...valuesOf(value, [...path, index]),
    ]);
  if (node.type !== 'object') return [];
  return children.flatMap(({ children: [key, value] = [] }) => {
    if (!key || !value || key.value === '$schema') return [];
    const inner = [...path, String(key.value)];
    return [{ path: inner, key, value }, ...valuesOf(value, inner)];
  });
}

function misspellings(word: string): Record<string, string> {
  const middle = Math.floor(word.length / 2);
  return {
    'with a missing letter': word.slice(0, middle) + word.slice(middle + 1),
    'with an extra letter': `${word.slice(0, middle)}x${word.slice(middle)}`,
    'with a capital': word.slice(0, -1) + word.slice(-1).toUpperCase(),
  };
}

/** A condition as other tools would write it, and where in it the problem is. */
function otherConditions(showIf: object): [how: string, condition: unknown, inner: Path][] {
  return Object.entries(showIf).flatMap(([field, value]) => [
    ['as text', field, []],
    ['as a list', [field, value], []],
    ['as field and value', { field, value }, []],
    ['without values', { [field]: [] }, [field]],
  ]);
}

function isRequired(path: Path): boolean {
  const key = path.at(-1);
  if (!REQUIRED.includes(String(key))) return false;
  const isFieldLabel = key === 'label' && path.length > 1 && !path.includes('options');
  const isInPreview = path[0] === 'searchPreview';
  const isOptional = !isInPreview && (key === 'title' || key === 'description');
  return !isFieldLabel && !isOptional;
}

function otherKind(value: Node): unknown {
  return { string: 12345, number: 'many', boolean: 'yes', array: {}, object: [] }[
    String(value.type)
  ];
}

/** A value of the right kind that the key can't have; undefined if every value is allowed. */
function wrongValue(path: Path): unknown {
  const key = path.at(-1);
  const parent = path.at(-2);
  if (key === 'type' || key === 'direction' || key === 'icon' || key === 'tone') return 'nonsense';
  if (key === 'pageSize' || key === 'max' || key === 'recommendedMax') return -7;
  if (key === 'name') return 'two words';
  if (key === 'route' || key === 'endpoint') return 'no slash';
  if (key === 'separator' || (key === 'label' && parent !== undefined)) return '';
  return undefined;
}
