import type { FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { linkConfig } from '../../entities/link-config';
import { maskedFields, maskRow } from '../../entities/masked';
import { readLinks } from '../catalogue-links/catalogue-links';
import { type EntityRow, readRows } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';
import type { RowRange } from '../tables/row-pages';

/** A row's id, and what clients get of it. `undefined` leaves it out. */
export interface Item {
  readonly id: number;
  readonly shown: object | string | undefined;
}

/** An array in a list's JSON, made from one entity's rows in the order of their ids. */
export interface RowsPart {
  /** Whose rows they are. */
  readonly source: EntityConfig;
  /** Tells apart lists that are made from the same rows in different ways. */
  readonly variant?: string;
  /** `asc` is oldest first. */
  readonly order: 'asc' | 'desc';
  /** Reads rows, always the oldest first. */
  read(range: RowRange): AsyncIterable<readonly Item[]>;
}

/** A piece of a list's JSON. */
export type ListPart = string | RowsPart;

/** An entity's rows; an empty array without a config. `show` turns a row into what clients get. */
export function rowsPart(
  store: EntityStore,
  config: EntityConfig | undefined,
  show: (row: EntityRow) => Item['shown'] = (row) => row,
  order: RowsPart['order'] = 'asc',
  variant = '',
): ListPart {
  return config
    ? {
        source: config,
        variant,
        order,
        async *read(range) {
          for await (const rows of readRows(store, config, range))
            yield rows.map((row) => ({ id: row.id, shown: show(row) }));
        },
      }
    : '[]';
}

/** Only some fields of an entity's rows, if a page asks for no more: `?fields=wpId,name`. */
export function fieldsPart(
  store: EntityStore,
  config: EntityConfig,
  names: readonly string[] | undefined,
  order?: RowsPart['order'],
): ListPart | undefined {
  if (!names) return undefined;
  const fields = config.fields.filter(({ name }) => names.includes(name));
  const narrow = { ...config, fields };
  const variant = `fields ${fields.map(({ name }) => name)}`;
  return rowsPart(store, narrow, (row) => maskRow(narrow, row), order, variant);
}

/**
 * An entity's rows as another screen has them: whole for those who may see the entity's own screen, otherwise only
 * the fields that this screen shows.
 */
export function borrowedPart(
  store: EntityStore,
  config: EntityConfig | undefined,
  request: Pick<FastifyRequest, 'may'>,
  shown: readonly string[],
): ListPart {
  if (!config) return '[]';
  if (!request.may(config.name, 'read')) return fieldsPart(store, config, shown) ?? '[]';
  const isMasked = maskedFields(config).length > 0 && !request.may(config.name, 'reveal');
  return isMasked
    ? rowsPart(store, config, (row) => maskRow(config, row), 'asc', 'masked')
    : rowsPart(store, config);
}

/** The links between wallpapers and categories. */
export function linksPart({ db }: EntityStore): RowsPart {
  return {
    source: linkConfig,
    order: 'asc',
    async *read(range) {
      for await (const links of readLinks(db, range))
        yield links.map(({ id, ...shown }) => ({ id, shown }));
    },
  };
}

export function objectParts<Shape extends object>(
  values: { readonly [Name in keyof Shape]: ListPart },
): ListPart[] {
  const parts = Object.entries<ListPart>(values).flatMap(([name, part], index) => [
    `${index === 0 ? '{' : ','}"${name}":`,
    part,
  ]);
  return [...parts, '}'];
}
