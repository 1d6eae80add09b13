import { isRecord } from '../../common/is-record';
import { type Path, withItem, withValue } from '../../entities/edit-text';
import { DEFAULT_ACTIONS } from '../../entities/entity-defaults';
import type { SharedFields } from '../../entities/shared-fields';
import type { NewField } from './add-field-dialog';
import { texts } from './texts';

// How the form reads the text of a config, which may not be valid JSON, and edits it in place.

export type JsonObject = Readonly<Record<string, unknown>>;

export function readConfig(text: string): JsonObject | undefined {
  try {
    const config: unknown = JSON.parse(text);
    return isRecord(config) ? config : undefined;
  } catch {
    return undefined;
  }
}

/** The items of a list as objects. A name alone is that of a field. */
export const itemsIn = (list: unknown): readonly JsonObject[] =>
  isList(list) ? list.map((item) => (isRecord(item) ? item : { field: item })) : [];

/** The actions that are switched on. */
export const actionsIn = (actions: unknown) => (isRecord(actions) ? actions : DEFAULT_ACTIONS);

export const textIn = (value: unknown) => String(value ?? '');

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The shared field that an entry of `fields` uses; without any keys if it uses none. */
export function sharedFieldOf(entry: JsonObject, shared: SharedFields): JsonObject {
  const field = shared[textIn(entry.field)];
  return isRecord(field) ? field : {};
}

/**
 * The text with another value. A shared field or column given only by its name becomes an object. Where the value is a
 * part of one of the shared field, the entity first gets a copy of the whole.
 */
export function withPart(
  text: string,
  path: Path,
  value: unknown,
  shared: SharedFields = {},
): string {
  const [list = '', index = 0, key] = path;
  const items = readConfig(text)?.[list];
  const entry = isList(items) ? items[Number(index)] : undefined;
  const isName = typeof entry === 'string' && key !== undefined;
  const [item = {}] = itemsIn([entry]);
  if (list === 'fields' && key !== undefined && path.length > 3 && !(key in item)) {
    const copied = withPart(text, path.slice(0, 3), sharedFieldOf(item, shared)[key]);
    return withValue(copied, path, value);
  }
  if (isName && value === undefined) return text;
  return isName
    ? withValue(text, [list, index], { field: entry, [key]: value })
    : withValue(text, path, value);
}

export function withNewField(text: string, { field, isInTable }: NewField): string {
  const { fields, form } = readConfig(text) ?? {};
  const added = withValue(text, ['fields', itemsIn(fields).length], field);
  // Without a list of columns or form fields, the table or form has all fields.
  const listed = isInTable ? withItem(added, 'columns', field.name) : added;
  const section = isList(form) ? form.findIndex(isRecord) : -1;
  return withItem(listed, 'form', field.name, section);
}

export function withAction(
  text: string,
  name: string,
  isWanted: boolean,
  shared: SharedFields = {},
): string {
  const config = readConfig(text);
  const fields = itemsIn(config?.fields).map((own) => ({ ...sharedFieldOf(own, shared), ...own }));
  const key = fields.find(({ unique }) => unique === true) ?? fields[0];
  const value = name === 'bulkUpdate' ? { key: key?.name ?? key?.field } : {};
  const known = isRecord(config?.actions) ? text : withValue(text, ['actions'], DEFAULT_ACTIONS);
  return withValue(known, ['actions', name], isWanted ? value : undefined);
}

/** A new option with an unused value: a number if the others have numbers, otherwise text. */
export function newOption(options: readonly JsonObject[]) {
  const numbers = options.map(({ value }) => Number(/\d*$/.exec(textIn(value))?.[0]));
  const next = Math.max(options.length, ...numbers) + 1;
  const isNumber = options.some(({ value }) => typeof value === 'number');
  return { value: isNumber ? next : `option${next}`, label: texts.newOption };
}
