import { shortcuts } from '../../common/shortcuts';
import { type ColumnConfig, type EntityConfig, fieldOf } from '../entity-config';
import { rulesOf } from './rules-in-words';
import { texts } from './texts';

export interface ManualPage {
  /** Identifies the page in the manual. */
  readonly name: string;
  readonly title: string;
  /** What the screen is for. */
  readonly purpose: string;
  readonly parts: readonly (readonly [heading: string, entries: readonly Entry[]])[];
}

/** A term, and the sentences that explain it. */
type Entry = readonly [term: string, ...sentences: string[]];

/** Makes the manual's page about an entity's screen from its config. */
export function manualPage(config: EntityConfig): ManualPage {
  const { name, labelPlural, description = texts.purpose(labelPlural) } = config;
  const fields = config.fields.map((field): Entry => [field.label, ...rulesOf(config, field)]);
  const parts = [
    [texts.fields, fields],
    [texts.table, tableEntries(config)],
    [texts.actions, actionEntries(config)],
  ] as const;
  const filled = parts.filter(([, entries]) => entries.length > 0);
  return { name, title: labelPlural, purpose: description, parts: filled };
}

function tableEntries({ columns, views = [], sort = '' }: EntityConfig): readonly Entry[] {
  const labelsOf = (some: readonly ColumnConfig[]) => some.map(({ label }) => label).join(', ');
  const those = (key: 'searchable' | 'sortable' | 'filterable') =>
    columns.every((column) => column[key])
      ? texts.anyColumn
      : labelsOf(columns.filter((column) => column[key]));
  const [key = ''] = sort.split(',');
  const first = columns.find(({ field }) => field === key.replace('-', ''));
  const order = first ? [texts.sortedBy(first.label, !key.startsWith('-'))] : [];
  const names = views.map((view) => `“${view.name}”`).join(', ');
  const keys = shortcuts['In a table'].map(([key, what]) => `${key}: ${what}.`);
  const all: readonly (Entry | '')[] = [
    texts.columns(labelsOf(columns)),
    those('searchable') && texts.search(those('searchable')),
    those('sortable') && [...texts.sort(those('sortable')), ...order],
    those('filterable') && texts.filters(those('filterable')),
    names && texts.views(names),
    texts.export,
    [texts.keyboard, ...keys],
  ];
  return all.flatMap((entry) => (entry ? [entry] : []));
}

function actionEntries(config: EntityConfig): readonly Entry[] {
  const { add, update, remove, bulkUpdate, download } = config.actions;
  const labelOf = (name: string) => fieldOf(config, name).label;
  const listOf = (names: readonly string[]) =>
    names.length === config.fields.length ? texts.allFields : names.map(labelOf).join(', ');
  const users = [...new Set(config.usedBy?.map(({ labelPlural }) => labelPlural))].join(', ');
  const all: readonly (Entry | undefined)[] = [
    add && [add.title, texts.add(listOf(add.fields))],
    update && texts.update(update.title, listOf(update.fields)),
    remove && [...texts.remove, ...(users ? [texts.inUse(users)] : [])],
    bulkUpdate &&
      texts.bulkUpdate(listOf(bulkUpdate.columns), labelOf(bulkUpdate.key), bulkUpdate.adds),
    download && texts.download,
    config.links && texts.links(config.links.map(({ label }) => label).join(', ')),
  ];
  return all.flatMap((entry) => (entry ? [entry] : []));
}
