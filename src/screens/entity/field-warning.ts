import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { messagesInRow } from '../../entities/row-schema';
import { type FieldConfig, modelOf } from '../../field-types';
import { slugOf } from '../../field-types/slug/slug-of';
import { warningAbout } from '../../field-types/warning';
import { titleField } from './title-field';

const texts = {
  slugStays: (label: string, slug: string) =>
    `${label} stays “${slug}”, as links may lead there. Change it too if it should follow.`,
};

/**
 * The warning about a typed text: for a broken rule, or one that the type makes. It never prevents a submit. `row` has
 * the values in the form, and `saved` is the row that is updated.
 */
export function warningFor(
  config: EntityConfig,
  field: FieldConfig,
  text: string,
  row: Row = {},
  saved: Row = {},
): string | undefined {
  const value = modelOf(field).parse(text, field);
  if (value === null) return undefined;
  const whole = { ...row, [field.name]: value };
  return (
    messagesInRow(config, field, whole)[0] ??
    warningAbout(field, value) ??
    slugWarning(config, field, text, row, saved)
  );
}

/** Warns that the stored slug was made from the earlier title and stays. */
function slugWarning(
  config: EntityConfig,
  field: FieldConfig,
  text: string,
  row: Row,
  saved: Row,
): string | undefined {
  const names = config.fields.map(({ name }) => name);
  const slug = config.fields.find(({ type }) => type === 'slug');
  if (!slug || titleField(config, names) !== field.name) return undefined;
  const { [field.name]: title, [slug.name]: stored } = saved;
  const isOfTitle = typeof title === 'string' && stored === slugOf(title);
  const stays = row[slug.name] === stored && stored !== slugOf(text);
  return isOfTitle && stays ? texts.slugStays(slug.label, stored) : undefined;
}
