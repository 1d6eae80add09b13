import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { messagesInRow } from '../../entities/row-schema';
import { type FieldConfig, modelOf } from '../../field-types';
import { warningAbout } from '../../field-types/warning';

/** The warning for a typed text: a broken rule or the type's own. It never prevents a submit. */
export function warningFor(
  config: EntityConfig,
  field: FieldConfig,
  text: string,
  row: Row = {},
): string | undefined {
  const value = modelOf(field).parse(text, field);
  if (value === null) return undefined;
  const whole = { ...row, [field.name]: value };
  return messagesInRow(config, field, whole)[0] ?? warningAbout(field, value);
}
