import * as z from 'zod/mini';
import { plural } from '../../common/quantities';
import { LONGEST_ENTRY, LONGEST_LIST, textSchema, wholeRegex } from '../text-schema';
import { type ListField, listEntries } from '.';

const MOST_ENTRIES = 1000;

export function listSchema(field: ListField) {
  const { label, pattern } = field;
  const schema = textSchema({ label, max: LONGEST_LIST }).check(
    z.refine(
      (value) => listEntries(value, field).length <= MOST_ENTRIES,
      `${label} can have at most ${plural(MOST_ENTRIES, 'entry', 'entries')}.`,
    ),
  );
  if (!pattern) return schema;
  const regex = wholeRegex(pattern);
  const isValid = (entry: string) => entry.length <= LONGEST_ENTRY && regex.test(entry);
  return schema.check(
    z.refine(
      // A list that is too long is rejected anyway, so the pattern isn't tried.
      (value) => value.length > LONGEST_LIST || listEntries(value, field).every(isValid),
      pattern.message,
    ),
  );
}
