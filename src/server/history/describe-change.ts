import { beginning } from '../../common/beginning';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { FieldChange } from '../../entities/wire/history';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText } from '../../field-types/read';
import type { Values } from '../tables/change-log';
import { isEncrypted } from '../tables/field-column';
import type { Change } from './reversal';

/** Longer texts are cut: the history is read, not edited. */
const MAX_LENGTH = 600;

type Described = Pick<Change, 'before' | 'after' | 'encrypted'>;

/** Whether the history shows only that a field's value has changed, and not the value. */
export function isSecret(field: FieldConfig, encrypted: ReadonlySet<string>): boolean {
  return isEncrypted(field) || modelOf(field).mask !== undefined || encrypted.has(field.name);
}

/** A field's value as people read it; null for an empty or a secret one. */
export function shownValue(
  field: FieldConfig,
  values: Values | null,
  encrypted: ReadonlySet<string>,
): string | null {
  const value = values?.[field.name];
  if (isSecret(field, encrypted) || value === undefined || value === null) return null;
  const text = displayText(field, value, values ?? {});
  return text.length > MAX_LENGTH ? `${beginning(text, MAX_LENGTH)}…` : text || null;
}

/** The fields that a change sets or clears, as the config has them now. */
export function describeFields(
  { fields }: EntityConfig,
  { before, after, encrypted }: Described,
): FieldChange[] {
  const isFilled = (values: Values | null, name: string) => (values?.[name] ?? null) !== null;
  return fields
    .filter(({ name }) => isFilled(before, name) || isFilled(after, name))
    .map((field) => ({
      label: field.label,
      before: shownValue(field, before, encrypted),
      after: shownValue(field, after, encrypted),
      isSecret: isSecret(field, encrypted),
    }));
}

/** What people call a change's row, without secrets: the text of its first column, or of its key. */
export function titleOf(
  config: EntityConfig,
  change: Described & Pick<Change, 'rowId'>,
  row: Values | undefined,
): string {
  const values = { ...change.before, ...change.after, ...row };
  const names = [config.columns[0]?.field, config.actions.bulkUpdate?.key, 'wpId'];
  const texts = names
    .filter((name) => config.fields.some((field) => field.name === name))
    .map((name) => shownValue(fieldOf(config, String(name)), values, change.encrypted));
  return texts.find((text) => text !== null) ?? `${config.label} ${change.rowId}`;
}
