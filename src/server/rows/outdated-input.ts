import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { isShown } from '../../entities/shown-fields';
import { MERGE } from '../../entities/wire/merge';
import { id } from '../../entities/wire/parts';
import { type FieldConfig, modelOf } from '../../field-types';
import { invalid } from '../http/errors';
import type { Values } from '../tables/change-log';
import type { EntityStore } from '../tables/entity-store';
import { fieldColumn } from '../tables/field-column';
import { tableOf } from '../tables/identifiers';
import {
  type CurrentNames,
  currentNames,
  isKnownType,
  storedFields,
} from '../tables/stored-fields';
import { differs, type Input } from './check-input';
import { writeTexts as texts } from './texts';

// A page that was opened before a config changed still sends what its form has: nothing that someone typed may be
// dropped silently.

/** The input with the current names of renamed fields. Throws a 422 if it changes a field that was removed. */
export async function currentInput(
  store: EntityStore,
  config: EntityConfig,
  input: Input,
): Promise<Input> {
  const names = new Set(['id', 'version', MERGE, ...config.fields.map(({ name }) => name)]);
  const others = Object.keys(input).filter((name) => !names.has(name));
  if (others.length === 0) return input;
  const renamed = await currentNames(store.db, config);
  const unknown = others.filter((name) => !renamed.has(name));
  if (unknown.length > 0) await rejectRemoved(store, config, input, unknown);
  return withCurrentNames(renamed, input);
}

/** Values from a page or the history, with the current names of renamed fields beside the former ones. */
export function withCurrentNames(renamed: CurrentNames, values: Values): Values {
  const current: Record<string, unknown> = { ...values };
  for (const [former, name] of renamed)
    if (Object.hasOwn(values, former) && !Object.hasOwn(values, name))
      current[name] = values[former];
  return current;
}

async function rejectRemoved(
  { db, cipher }: EntityStore,
  config: EntityConfig,
  input: Input,
  names: readonly string[],
): Promise<void> {
  const stored = await storedFields(db, config.name);
  const removed = names
    .flatMap((name) => stored.get(name) ?? [])
    .filter((field) => isKnownType(field))
    .map((field) => fieldColumn(config.name, field, cipher));
  if (removed.length === 0) return;
  // Clients send whole rows back, so dropping an unchanged value loses nothing.
  const rowId = id.parse(input.id);
  const row = await db
    .selectFrom(tableOf(config.name))
    .select(removed.map(({ name }) => name))
    .where('id', '=', rowId)
    .executeTakeFirst();
  reject(
    removed
      .filter(({ field, name, fromStored }) => {
        const before = row ? fromStored(row[name], rowId) : null;
        return differs(field, input[field.name], before);
      })
      .map(({ field }) => field),
  );
}

/**
 * Throws a 422 if an outdated page changes a field that the form no longer has, compared with the row or, for a new one,
 * the default. Fields that a change hides may be emptied.
 */
export function rejectLeftOut(
  config: EntityConfig,
  input: Input,
  form: readonly string[] = [],
  row?: Row,
): void {
  const isHidden = (field: FieldConfig) =>
    row && input[field.name] === null && !isShown(config, field, { ...row, ...input });
  reject(
    config.fields.filter((field) => {
      if (form.includes(field.name) || isHidden(field)) return false;
      const before = row ? row[field.name] : modelOf(field).defaultValue(field);
      return differs(field, input[field.name], before);
    }),
  );
}

function reject(fields: readonly FieldConfig[]): void {
  if (fields.length === 0) return;
  throw invalid(Object.fromEntries(fields.map((field) => [field.name, [texts.leftOut(field)]])));
}
