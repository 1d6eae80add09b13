import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { fieldSchema } from '../../entities/record-schema';
import type { Row } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';

/** What a form holds: the text of each field by its name. */
export type FormTexts = Readonly<Record<string, string>>;

/** The texts of an empty add form: each field's default. */
export function startTexts(config: EntityConfig, names: readonly string[]): FormTexts {
  return textsOf(names, (name) => {
    const field = fieldOf(config, name);
    return editText(field, modelOf(field).defaultValue(field));
  });
}

/** The texts of a row in the update dialog. */
export function rowTexts(config: EntityConfig, names: readonly string[], row: Row): FormTexts {
  return textsOf(names, (name) => editText(fieldOf(config, name), row[name]));
}

/** The body of an add: each field's value, or its text where that can't be read: the server judges. */
export function addBody(config: EntityConfig, texts: FormTexts): Row {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const field = fieldOf(config, name);
      return [name, modelOf(field).parse(text, field)];
    }),
  );
}

/**
 * The body of an update: the row as it came, unknown fields untouched, with the values whose texts
 * were changed.
 */
export function updateBody(config: EntityConfig, row: Row, texts: FormTexts): Row {
  const resent = config.fields
    .filter(({ name }) => name in row)
    .map((field) => [field.name, resendValue(field, row[field.name])] as const);
  return {
    ...row,
    ...Object.fromEntries(resent),
    ...addBody(config, changedTexts(config, row, texts)),
  };
}

/** Those of a form's texts that differ from the row's. */
function changedTexts(config: EntityConfig, row: Row, texts: FormTexts): FormTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([name, text]) => text !== editText(fieldOf(config, name), row[name]),
    ),
  );
}

/**
 * What to remark on a text once it is typed: a rule that it breaks, or its type's own warning. Empty
 * fields are left alone, and nothing here keeps a form from being sent.
 */
export function remarkOn(field: FieldConfig, text: string): string | undefined {
  const model = modelOf(field);
  const value = model.parse(text, field);
  if (value === null) return undefined;
  const broken = fieldSchema(field).safeParse(value).error?.issues[0]?.message;
  return broken ?? (model.isValue(value) ? model.warning?.(value, field) : undefined);
}

function resendValue(field: FieldConfig, raw: unknown): unknown {
  const { resend } = modelOf(field);
  return resend ? resend(raw, field) : raw;
}

function textsOf(names: readonly string[], text: (name: string) => string): FormTexts {
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}
