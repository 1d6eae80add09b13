import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { modelOf } from '../../field-types';
import { editText } from '../../field-types/read';

/** The values of a form: the text of each field by its name. */
export type FormTexts = Readonly<Record<string, string>>;

/** The texts of a new row: the defaults of all fields, or of those named. */
export function startValues(
  config: EntityConfig,
  names: readonly string[] = config.fields.map(({ name }) => name),
): FormTexts {
  return formTextsOf(names, (name) => {
    const field = fieldOf(config, name);
    return editText(field, modelOf(field).defaultValue(field));
  });
}

export function formTextsOf(names: readonly string[], text: (name: string) => string): FormTexts {
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}
