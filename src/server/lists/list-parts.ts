import type { FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { linkConfig } from '../../entities/link-config';
import { maskedFields, maskRow } from '../../entities/masked';
import { readLinks } from '../catalogue-links/catalogue-links';
import { type EntityRow, readRows } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';

/** A row's id, and what clients get of it. `undefined` leaves it out. */
interface Item {
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
  /** Reads all rows, or those with these ids, always the oldest first. */
  read(ids?: readonly number[]): AsyncIterable<readonly Item[]>;
}

/** A piece of a list's JSON. */
export type ListPart = string | RowsPart;

/** What clients get of an entity's rows. Each way to show the same rows needs a different `variant`. */
interface Shown {
  readonly variant: string;
  readonly of: (row: EntityRow) => Item['shown'];
}

interface RowsOptions {
  readonly shown?: Shown | undefined;
  readonly order?: RowsPart['order'] | undefined;
}

const whole: Shown = { variant: '', of: (row) => row };

/** Masks encrypted values. */
export const masked = (config: EntityConfig): Shown =>
  maskedFields(config).length > 0
    ? { variant: 'masked', of: (row) => maskRow(config, row) }
    : whole;

/** An entity's rows, by default whole and oldest first; an empty array without a config. */
export function rowsPart(
  store: EntityStore,
  config: EntityConfig | undefined,
  { shown = whole, order = 'asc' }: RowsOptions = {},
): ListPart {
  return config
    ? {
        source: config,
        variant: shown.variant,
        order,
        async *read(ids) {
          for await (const rows of readRows(store, config, ids))
            yield rows.map((row) => ({ id: row.id, shown: shown.of(row) }));
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
  // Part of a tag, which has neither spaces nor, for `sendList` to split several, commas.
  const variant = ['fields', ...fields.map(({ name }) => name)].join('.');
  return rowsPart(store, narrow, { shown: { ...masked(narrow), variant }, order });
}

/**
 * An entity's rows as another screen has them: whole for those who may see the entity's own screen, otherwise only
 * the fields that this screen shows.
 */
export function borrowedPart(
  store: EntityStore,
  config: EntityConfig | undefined,
  request: Pick<FastifyRequest, 'may'>,
  names: readonly string[],
): ListPart {
  if (!config) return '[]';
  if (!request.may(config.name, 'read')) return fieldsPart(store, config, names) ?? '[]';
  const shown = request.may(config.name, 'reveal') ? whole : masked(config);
  return rowsPart(store, config, { shown });
}

/** The links between wallpapers and categories. */
export function linksPart({ db }: EntityStore): RowsPart {
  return {
    source: linkConfig,
    order: 'asc',
    async *read(ids) {
      for await (const links of readLinks(db, ids))
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
