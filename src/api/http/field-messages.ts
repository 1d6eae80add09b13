import { isRecord } from '../../common/is-record';
import type { FieldMessages } from './errors';

/**
 * The errors map of an answer, whatever its shape: a message or a list of them per field, objects
 * within objects (their names joined with dots), the map alone without `errors` around it. A message
 * that belongs to no field stands under the empty name, so that none is lost.
 */
export function fieldMessages(body: unknown): FieldMessages {
  if (!isRecord(body)) return {};
  const messages: Record<string, string[]> = {};
  if (body.errors !== undefined) collect(body.errors, '', messages);
  else collectLists(body, messages);
  return messages;
}

function collect(value: unknown, field: string, into: Record<string, string[]>): void {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value).trim();
    if (text) into[field] = [...(into[field] ?? []), text];
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, field, into);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value))
      collect(inner, field ? `${field}.${name}` : name, into);
  }
}

/** Of a body that is no errors map by name, only lists of texts can be meant as one. */
function collectLists(body: Readonly<Record<string, unknown>>, into: Record<string, string[]>) {
  for (const [field, value] of Object.entries(body))
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      collect(value, field, into);
}
