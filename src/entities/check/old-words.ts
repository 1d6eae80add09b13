import { isRecord } from '../../common/is-record';
import { readLoosely } from '../../common/read-loosely';
import { withEntry, withValue } from '../edit-text';
import { type SharedFields, withSharedFields } from '../shared-fields';
import { viewOfAddress } from '../view-address';
import type { ProblemAtPath } from './config-problem';
import { readField } from './read-field';
import { fieldsOf, findAll, isSecret, namesAt, type WrittenField } from './rules/written-file';
import { valueAt } from './schema-at';

/** A file that may have the keys of earlier versions. */
interface OldFile {
  readonly value: unknown;
  readonly fields: readonly WrittenField[];
  /** The name of the entity and its file. */
  readonly name: string;
}

/** Finds keys of earlier versions, each once, with its correction. */
export function oldWords(file: unknown, name: string, shared: SharedFields = {}): ProblemAtPath[] {
  if (!isRecord(file)) return [];
  const fields = fieldsOf(withSharedFields(file, shared));
  const old: OldFile = { value: file, fields, name };
  return [nameProblem, sortProblem, sectionsProblem, viewsProblem, optionsProblem].flatMap(
    (find) => find(old) ?? [],
  );
}

/** Rewrites a text with the current keys, where an old key has one right form. */
export function inNewWords(text: string, name: string, shared?: SharedFields): string {
  const file = readLoosely(text.replace(/^\uFEFF/, ''));
  return oldWords(file, name, shared).reduce((now, { fix }) => (fix ? fix(now) : now), text);
}

/** In files with a `name`, columns are searched and sorted only if they say so. */
function nameProblem({ value, fields, name }: OldFile): ProblemAtPath | undefined {
  const written = valueAt(value, ['name']);
  if (typeof written !== 'string') return undefined;
  const here = { path: ['name'], atKey: true };
  if (written !== name) {
    const reason = `The name of the file is the entity’s name. Rename the file to ${written}.json, or remove "name".`;
    return { ...here, reason };
  }
  const columns = valueAt(value, ['columns']);
  const current = Array.isArray(columns)
    ? columns.map((column) => currentColumn(column, fields))
    : undefined;
  const reason = `The name of the file is the entity’s name, so remove "name".${current ? ' Columns are searched and sorted unless they say otherwise: write them as names.' : ''}`;
  return {
    ...here,
    reason,
    example: current && `"columns": ${JSON.stringify(current)}`,
    fix: (text) =>
      withValue(
        current ? withEntry(text, ['columns'], 'columns', current) : text,
        ['name'],
        undefined,
      ),
  };
}

function currentColumn(column: unknown, fields: readonly WrittenField[]): unknown {
  if (!isRecord(column) || typeof column.field !== 'string') return column;
  const field = fields.find(({ value }) => value.name === column.field)?.value;
  const { searchable = false, sortable = false, ...others } = column;
  const closed = Object.entries({ searchable, sortable }).filter(
    ([, value]) => value !== true && !(field && isSecret(field) && value === false),
  );
  const current = { ...others, ...Object.fromEntries(closed) };
  return Object.keys(current).length === 1 ? column.field : current;
}

function sortProblem({ value }: OldFile): ProblemAtPath | undefined {
  const written = valueAt(value, ['defaultSort']);
  if (written === undefined) return undefined;
  const field = valueAt(written, ['field']);
  const direction = valueAt(written, ['direction']) ?? 'asc';
  const isClear = typeof field === 'string' && (direction === 'asc' || direction === 'desc');
  const sort = isClear ? `${direction === 'desc' ? '-' : ''}${field}` : '-day';
  return {
    path: ['defaultSort'],
    atKey: true,
    reason:
      '"defaultSort" is now "sort": the name of a column, after - for the largest values first.',
    example: `"sort": ${JSON.stringify(sort)}`,
    fix:
      isClear && valueAt(value, ['sort']) === undefined
        ? (text) => withEntry(text, ['defaultSort'], 'sort', sort)
        : undefined,
  };
}

function sectionsProblem({ value, fields }: OldFile): ProblemAtPath | undefined {
  const sections = valueAt(value, ['sections']);
  if (sections === undefined) return undefined;
  const written = valueAt(value, ['form']);
  const form = namesAt(value, 'form[]').map(({ name }) => name);
  const all = fields.map((field) => String(field.value.name));
  const names = written === undefined ? all : form;
  const placed = namesAt(value, 'sections[].fields[]').map(({ name }) => name);
  const current = [
    ...names.filter((name) => !placed.includes(name)),
    ...findAll(value, 'sections[]').flatMap(({ value: section }) => {
      const listed = namesAt(section, 'fields[]').map(({ name }) => name);
      const shown = listed.filter((name) => names.includes(name));
      return shown.length > 0 ? [{ ...Object(section), fields: shown }] : [];
    }),
  ];
  const isClear = Array.isArray(sections) && (written === undefined || Array.isArray(written));
  return {
    path: ['sections'],
    atKey: true,
    reason: 'Sections are now part of "form", after the fields that are in none.',
    example: `"form": ${JSON.stringify(current)}`,
    fix: isClear
      ? (text) =>
          written === undefined
            ? withEntry(text, ['sections'], 'form', current)
            : withValue(withEntry(text, ['form'], 'form', current), ['sections'], undefined)
      : undefined,
  };
}

function viewsProblem({ value, fields }: OldFile): ProblemAtPath | undefined {
  const views = findAll(value, 'views[]').filter((view) => 'address' in Object(view.value));
  const [first] = views;
  if (!first) return undefined;
  const fieldOf = (name: string) => {
    const written = fields.find((field) => field.value.name === name)?.value;
    return readField(written && currentField(written));
  };
  const current = findAll(value, 'views[]').map(({ value: view }) => {
    const { name, address } = Object(view);
    const isOld = typeof name === 'string' && typeof address === 'string';
    return (isOld && viewOfAddress(name, address, fieldOf)) || view;
  });
  const written = findAll(value, 'views[]').map((view) => view.value);
  const changed = current.find((view) => !written.includes(view));
  const example = changed ?? { name: 'Active', filter: { status: true }, sort: 'name' };
  return {
    path: [...first.path, 'address'],
    atKey: true,
    reason: 'A view now has "search", "filter", "sort" and "columns" in place of "address".',
    example: JSON.stringify(example),
    fix: changed ? (text) => withEntry(text, ['views'], 'views', current) : undefined,
  };
}

function optionsProblem({ value }: OldFile): ProblemAtPath | undefined {
  const isOld = (choices: unknown) =>
    isRecord(choices) && typeof choices.entity === 'string' && typeof choices.field === 'string';
  const found = findAll(value, 'fields[].optionsFrom').filter((one) => isOld(one.value));
  const [first] = found;
  if (!first) return undefined;
  return {
    path: [...first.path, 'entity'],
    atKey: true,
    reason: 'Options from another entity now have "to" and "key", as references have.',
    example: `"optionsFrom": ${JSON.stringify(currentChoices(first.value))}`,
    fix: (text) =>
      found.reduce((now, one) => withValue(now, one.path, currentChoices(one.value)), text),
  };
}

function currentChoices(choices: unknown) {
  const { entity, field, ...others } = Object(choices);
  return { to: entity, key: field, ...others };
}

/** A field whose options may be in old words. */
function currentField(field: Readonly<Record<string, unknown>>) {
  const { optionsFrom } = field;
  return isRecord(optionsFrom) && 'entity' in optionsFrom
    ? { ...field, optionsFrom: currentChoices(optionsFrom) }
    : field;
}
