import { memoize } from '../common/memoize';
import { plainText } from '../common/plain-text';
import { type FieldConfig, modelOf } from '../field-types';
import type { Choice } from '../field-types/field-model';
import { displayText, editText } from '../field-types/read';
import { type EntityConfig, fieldOf, type Referrer, type Target } from './entity-config';
import { handWritten } from './hand-written';
import type { Row } from './row';

/** Adds to each entity what it refers and links to, and what refers to it. Entities can also refer to `others`. */
export function linkReferences(
  configs: readonly EntityConfig[],
  others: readonly EntityConfig[] = configs,
): EntityConfig[] {
  return configs.map((config) => {
    const targets = targetsOf(config, others);
    const usedBy = configs.flatMap((other) => referrersIn(other, config));
    const links = config.links?.map((link) => ({ ...link, screen: screenAt(link.to, others) }));
    if (targets.length === 0 && usedBy.length === 0) return links ? { ...config, links } : config;
    const linked = { ...config, links, targets, usedBy };
    return withTargets(linked, ({ labelPlural, route, isSearchable }) => {
      return { labelPlural, route, isSearchable };
    });
  });
}

function screenAt(address: string, configs: readonly EntityConfig[]): string | undefined {
  const [path] = address.split('?');
  const other = configs.find(({ route }) => route === path);
  return other?.name ?? handWritten.find((name) => path === `/${name}`);
}

function targetsOf(config: EntityConfig, configs: readonly EntityConfig[]): Target[] {
  return config.fields.flatMap((field) => {
    const { entity, key: keyName, multiple, copies } = modelOf(field).refersTo?.(field) ?? {};
    const other = configs.find(({ name }) => name === entity);
    const key = other?.fields.find(({ name }) => name === keyName);
    const column = other?.columns[0];
    if (!other || !column || (copies && !key)) return [];
    const { name, labelPlural, route, endpoints } = other;
    return {
      field: field.name,
      name,
      labelPlural,
      route,
      path: endpoints.fetch,
      title: (copies && key) || fieldOf(other, column.field),
      isSearchable: column.searchable,
      key,
      isText: key !== undefined || multiple,
      copies,
    };
  });
}

function referrersIn({ name, label, labelPlural, fields }: EntityConfig, used: EntityConfig) {
  return fields.flatMap((field): Referrer[] => {
    const { entity, key, copies } = modelOf(field).refersTo?.(field) ?? {};
    return entity === used.name && !copies ? [{ name, label, labelPlural, field, key }] : [];
  });
}

/** The config with the rows that its fields can refer to. Those of other entities stay unknown. */
export function withChoices(
  config: EntityConfig,
  rowsOf: (target: Target) => readonly Row[] | undefined,
): EntityConfig {
  return withTargets(config, (target, known) => {
    const rows = rowsOf(target);
    return rows && known ? { ...known, choices: choicesOf(target)(rows) } : known;
  });
}

function withTargets(
  config: EntityConfig,
  shown: (target: Target, known: FieldConfig['target']) => FieldConfig['target'],
): EntityConfig {
  const { targets = [] } = config;
  if (targets.length === 0) return config;
  const fields = config.fields.map((field) => {
    const target = targets.find((one) => one.field === field.name);
    return target ? { ...field, target: shown(target, field.target) } : field;
  });
  return { ...config, fields };
}

const choicesOf = memoize((target: Target) =>
  memoize((rows: readonly Row[]) => choicesAmong(target, rows)),
);

/**
 * The rows by their titles. Rows that share a title also show their keys, and so does a row whose title would be read as
 * another row's key.
 */
function choicesAmong({ title, key, isText, copies }: Target, rows: readonly Row[]): Choice[] {
  const all = rows
    .map((row) => ({
      key: key ? editText(key, row[key.name]) : plainText(row.id),
      // A vertical bar separates several titles.
      text: displayText(title, row[title.name], row).replaceAll('|', '/').trim(),
    }))
    .filter(({ key }) => key !== '');
  const known = copies ? distinct(all) : all;
  /** How many rows have a text as their title or, if values are text, as their key. */
  const counts = new Map<string, number>();
  for (const { key, text } of known)
    for (const name of new Set([text.toLowerCase(), isText ? key.toLowerCase() : '']))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return known.map(({ key, text }) => {
    const isOwn = text !== '' && counts.get(text.toLowerCase()) === 1;
    return { key, label: isOwn ? text : `${text} (${key})`.trim() };
  });
}

/** One item for each text, sorted by it. */
function distinct<Item extends { readonly text: string }>(items: readonly Item[]): Item[] {
  const byText = new Map(items.map((item) => [item.text.toLowerCase(), item]));
  return [...byText.values()].sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true }));
}
