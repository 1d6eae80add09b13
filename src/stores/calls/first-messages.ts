import type { FieldMessages } from '../../api/http/errors';

/** The first message of each field, which is the one that is shown. */
export function firstMessages(errors: FieldMessages): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
}
