import { type FieldConfig, modelOf } from '../../../field-types';
import { relativeDays } from '../../../field-types/date/calendar-date';
import { messagesAbout } from '../../../field-types/schema';
import { decidingNames } from '../../dependent-bounds';
import { type Fields, fieldOf } from '../../entity-config';

// A valid file must not become invalid because time passes: the server would no longer start.

/** What is wrong with a value on every day. Bounds such as `today` don't count. */
export function lastingMessages(field: FieldConfig, value: unknown): readonly string[] {
  if (field.type !== 'date') return messagesAbout(field, value);
  const [min, max] = [field.min, field.max].map((day) => (isRelative(day) ? undefined : day));
  return messagesAbout({ ...field, min, max }, value);
}

/** What is wrong with the default of a field: on every day, or only today. */
export function messagesAboutDefault(field: FieldConfig) {
  const initial = modelOf(field).defaultValue(field);
  if (initial === null) return { lasting: [], today: [] };
  const moves = field.type === 'date' && isRelative(field.default);
  const lasting = moves ? [] : lastingMessages(field, initial);
  const today = messagesAbout(field, initial).filter((message) => !lasting.includes(message));
  return { lasting, today };
}

const isRelative = (day: string | undefined) => day !== undefined && relativeDays.has(day);

/** Whether a day can decide what a new row has in a field, or what its bounds are. */
export function dependsOnDays(config: Fields, field: FieldConfig): boolean {
  // The loop also visits names that it adds, each of them once.
  const names = new Set(decidingNames(field));
  for (const name of names)
    for (const deciding of Object.keys(fieldOf(config, name).showIf ?? {})) names.add(deciding);
  return [...names].some((name) => modelOf(fieldOf(config, name)).filter === 'dates');
}
