import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { modelOf } from '../../field-types';
import { editText } from '../../field-types/read';

/** The values of a form: the text of each field by its name. */
export type FormTexts = Readonly<Record<string, string>>;

/** The texts of an empty add form: the fields' defaults. */
export function startTexts(config: EntityConfig, names: readonly string[]): FormTexts {
  return textsOf(names, (name) => {
    const field = fieldOf(config, name);
    return editText(field, modelOf(field).defaultValue(field));
  });
}

export function textsOf(names: readonly string[], text: (name: string) => string): FormTexts {
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}
