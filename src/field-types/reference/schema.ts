import * as z from 'zod/mini';
import { memoize } from '../../common/memoize';
import type { Choice } from '../field-model';
import { rejectUnstorable } from '../text-schema';
import { isKnown, partsOf, type ReferenceField, reference } from '.';

export function referenceSchema(field: ReferenceField) {
  const { label, target } = field;
  const unknown = `${label} must be one of the ${target?.labelPlural ?? 'rows'}.`;
  return z.custom<string | number>(reference.isValue, unknown).check(
    rejectUnstorable(label),
    z.refine((value) => isKnown(value, field), {
      error: ({ input }) => {
        const example = target?.choices && exampleOf(`${input}`, field, target.choices);
        if (!example) return unknown;
        return `${label} must say which of the ${target.labelPlural}, such as “${example}”.`;
      },
    }),
  );
}

/** How to name one of several rows that share a title, if the text has such a title. */
function exampleOf(text: string, field: ReferenceField, choices: readonly Choice[]) {
  const labels = sharedTitles(choices);
  return partsOf(text.toLowerCase(), field)
    .map((part) => labels.get(part))
    .find((label) => label !== undefined);
}

/** For each title that several rows share, the label of one of them, which also has its key: `Asha (2)`. */
const sharedTitles = memoize((choices: readonly Choice[]) => {
  const labels = choices.flatMap(({ key, label }) => {
    const end = ` (${key})`;
    return label.endsWith(end) ? [[label.slice(0, -end.length).toLowerCase(), label] as const] : [];
  });
  return new Map(labels);
});
