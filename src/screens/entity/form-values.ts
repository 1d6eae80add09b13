import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { isShown } from '../../entities/shown-fields';
import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import { type FormTexts, formTextsOf, startValues } from './start-values';

/** The texts of a row in the update dialog. */
export function rowTexts(config: EntityConfig, names: readonly string[], row: Row): FormTexts {
  return formTextsOf(names, (name) => editText(fieldOf(config, name), row[name]));
}

/** The fields whose values are not secret. */
export function openFields(config: EntityConfig): readonly string[] {
  const isOpen = (field: FieldConfig) => {
    const { storage, mask } = modelOf(field);
    return !mask && !storage(field).encrypted;
  };
  return config.fields.filter(isOpen).map(({ name }) => name);
}

/** The body of an add request: each field's value, or its text if that can't be parsed. */
export function addBody(config: EntityConfig, formTexts: FormTexts): Row {
  // The server also fills in the defaults of fields that the form doesn’t have.
  const whole = { ...startValues(config), ...formTexts };
  return valuesOf(
    config,
    formTextsOf(Object.keys(formTexts), (name) =>
      isShown(config, fieldOf(config, name), whole) ? (formTexts[name] ?? '') : '',
    ),
  );
}

/** The body of an update request: the row as the server sent it, with the changed texts as values. */
export function updateBody(config: EntityConfig, row: Row, changed: Partial<FormTexts>): Row {
  const resent = config.fields
    .filter(({ name }) => name in row)
    .map((field) => [field.name, resendValue(field, row[field.name])] as const);
  const whole = { ...row, ...changed };
  const hidden = config.fields.filter(
    (field) => field.name in row && !isShown(config, field, whole),
  );
  // A field that a change hides is emptied; one that was already hidden stays as it is.
  const valueIfHidden = (field: FieldConfig) =>
    isShown(config, field, row) ? null : resendValue(field, row[field.name]);
  return {
    ...row,
    ...Object.fromEntries(resent),
    ...valuesOf(config, changed),
    ...Object.fromEntries(hidden.map((field) => [field.name, valueIfHidden(field)])),
  };
}

function valuesOf(config: EntityConfig, formTexts: Partial<FormTexts>): Row {
  return Object.fromEntries(
    Object.entries(formTexts).map(([name, text = '']) => {
      const field = fieldOf(config, name);
      return [name, modelOf(field).parse(text, field)];
    }),
  );
}

function resendValue(field: FieldConfig, raw: unknown): unknown {
  const { resend } = modelOf(field);
  return resend ? resend(raw, field) : raw;
}
