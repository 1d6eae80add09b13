import * as z from 'zod/mini';
import { LONGEST_WITH_PATTERN, textSchema } from '../text-schema';
import { type ListField, listEntries } from '.';

export function listSchema(field: ListField) {
  const { label, pattern } = field;
  const schema = textSchema({ label });
  if (!pattern) return schema;
  const regex = new RegExp(pattern.regex, 'u');
  const isRight = (entry: string) => entry.length <= LONGEST_WITH_PATTERN && regex.test(entry);
  return schema.check(
    z.refine((value) => listEntries(value, field).every(isRight), pattern.message),
  );
}
