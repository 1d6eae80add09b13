import { EMPTY, escapeSign, FILLED, FILTER_PREFIX, NONE_OF, unescapeSign } from '../common/filters';
import { isRecord } from '../common/is-record';
import { type FieldConfig, modelOf } from '../field-types';
import { filterOf } from '../field-types/filters/field-filter';
import { namedRanges } from '../field-types/filters/ranges';
import type { WrittenView } from './config-schema';

type Filter = NonNullable<WrittenView['filter']>[string];
type Scalar = string | number | boolean;
type FieldOf = (name: string) => FieldConfig | undefined;

/** The part of the address after `?` while the table shows a view. */
export function addressOfView(view: WrittenView, fieldOf: FieldOf): string {
  const { search, filter = {}, sort, columns, pageSize } = view;
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const [name, value] of Object.entries(filter)) {
    const field = fieldOf(name);
    if (field)
      for (const text of textsOfFilter(field, value)) params.append(FILTER_PREFIX + name, text);
  }
  if (sort) params.set('sort', [sort].flat().join());
  if (columns) params.set('columns', columns.join('.'));
  if (pageSize) params.set('size', String(pageSize));
  return params.toString();
}

function textsOfFilter(field: FieldConfig, value: Filter): string[] {
  function textOf(one: Scalar) {
    const text = escapeSign(String(one));
    return filterOf(field).kind === 'options' && one !== EMPTY
      ? filterOf(field).optionOf(text)
      : text;
  }
  if (!isRecord(value)) return [value].flat().map(textOf);
  const { is, not, from = '', to = '' } = value;
  if (is) return [is === 'empty' ? EMPTY : FILLED];
  return not ? [NONE_OF, ...not.map(textOf)] : [`${from}..${to}`];
}

/** The view with this address as an entity file writes it; undefined if a file can’t. */
export function viewOfAddress(
  name: string,
  address: string,
  fieldOf: FieldOf,
): WrittenView | undefined {
  const params = new URLSearchParams(address.replace(/^[^=]*\?/, ''));
  const filter: Record<string, Filter> = {};
  for (const key of params.keys()) {
    if (!key.startsWith(FILTER_PREFIX)) continue;
    const field = fieldOf(key.slice(FILTER_PREFIX.length));
    const value = field && filterOfTexts(field, params.getAll(key));
    if (value === undefined) return undefined;
    filter[key.slice(FILTER_PREFIX.length)] = value;
  }
  const [search, sort, size] = ['search', 'sort', 'size'].map((key) => params.get(key));
  const keys = sort?.split(',') ?? [];
  const [first] = keys;
  return {
    name,
    ...(search && { search }),
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(first && { sort: keys.length > 1 ? keys : first }),
    ...(params.has('columns') && { columns: params.get('columns')?.split('.') }),
    ...(size && { pageSize: Number(size) }),
  };
}

function filterOfTexts(field: FieldConfig, texts: readonly string[]): Filter | undefined {
  const { kind } = filterOf(field);
  const [first = '', ...more] = texts;
  const isAlone = more.length === 0;
  if (isAlone && first === EMPTY) return { is: 'empty' };
  if (isAlone && first === FILLED) return { is: 'filled' };
  if (kind === 'numbers' || kind === 'dates') return isAlone ? rangeOf(field, first) : undefined;
  if (texts.includes(NONE_OF)) {
    const others = texts.filter((text) => text !== NONE_OF);
    return { not: others.map((text) => storedValue(field, unescapeSign(text))) };
  }
  const stored = texts.map(unescapeSign);
  const values = stored.map((text) => (kind === 'options' ? storedValue(field, text) : text));
  return isAlone ? values[0] : values;
}

function rangeOf(field: FieldConfig, text: string): Filter {
  function read(end: string) {
    const value = modelOf(field).parse(end, field);
    return typeof value === 'number' ? value : end;
  }
  const [from = '', to] = text.split('..');
  if (Object.hasOwn(namedRanges, text) || to === undefined) return read(from);
  return { ...(from && { from: read(from) }), ...(to && { to: read(to) }) };
}

/** The stored value of the option that a text names. */
function storedValue(field: FieldConfig, text: string): Scalar {
  const { parse, keysIn } = modelOf(field);
  const value = keysIn || text === EMPTY ? text : parse(text, field);
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'
    ? value
    : text;
}

/** The address of a view as it is stored: with the values of options, because their labels can be changed. */
export function addressToStore(address: string, fields: readonly FieldConfig[]): string {
  return rewriteAddress(address, fields, (field, text) =>
    escapeSign(String(storedValue(field, unescapeSign(text)))),
  );
}

/** A stored address with the labels that options have now, and the new names of fields that have been renamed since. */
export function addressToShow(address: string, fields: readonly FieldConfig[]): string {
  return rewriteAddress(address, fields, (field, text) => filterOf(field).optionOf(text));
}

function rewriteAddress(
  address: string,
  fields: readonly FieldConfig[],
  textOf: (field: FieldConfig, text: string) => string,
): string {
  const fieldOf = (name: string) =>
    fields.find((field) => field.name === name) ?? fields.find(({ was }) => was === name);
  const nameOf = (name: string) => fieldOf(name)?.name ?? name;
  const written = new URLSearchParams();
  for (const [key, text] of new URLSearchParams(address)) {
    const field = key.startsWith(FILTER_PREFIX) && fieldOf(key.slice(FILTER_PREFIX.length));
    if (field)
      written.append(
        FILTER_PREFIX + field.name,
        isOption(field, text) ? textOf(field, text) : text,
      );
    else if (key === 'sort') written.append(key, text.replace(/[^,-]+/g, nameOf));
    else if (key === 'columns') written.append(key, text.split('.').map(nameOf).join('.'));
    else written.append(key, text);
  }
  return written.toString();
}

/** Whether a filter's text is one of the options that the field itself has. */
const isOption = (field: FieldConfig, text: string) =>
  ![EMPTY, FILLED, NONE_OF].includes(text) && filterOf(field).options.length > 0;
