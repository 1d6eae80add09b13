import * as z from 'zod/mini';
import { documented } from '../documented';
import type { RowValues } from '../field-model';

const affix = () =>
  z.strictObject({
    prefix: documented(z.optional(z.string()), 'What stands before the number.', 'Rs. '),
    suffix: documented(z.optional(z.string()), 'What stands behind the number.', '%'),
  });

/** What a config may say of the texts around a number: the same always, or by another field. */
export const affixKeys = () => ({
  prefix: documented(z.optional(z.string()), 'What stands before the number in the table.', 'Rs. '),
  suffix: documented(z.optional(z.string()), 'What stands behind the number in the table.', '%'),
  display: documented(
    z.optional(
      z.catchall(
        z.object({
          by: documented(z.string(), 'The field whose value decides.', 'type'),
        }),
        affix(),
      ),
    ),
    'Other texts around the number for single values of another field.',
    { by: 'type', 0: { prefix: 'Rs. ' }, 1: { suffix: '%' } },
  ),
});

type Affix = z.output<ReturnType<typeof affix>>;

interface AffixedField {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly display?: { readonly by: string; readonly [value: string]: Affix | string } | undefined;
}

/** A number's text between the prefix and the suffix that it has in its row. */
export function withAffix(text: string, field: AffixedField, row: RowValues): string {
  const deciding = field.display && row[field.display.by];
  // Servers send `true` and `1`, `"1"` and `1` for the same choice.
  const special =
    field.display?.[String(typeof deciding === 'boolean' ? Number(deciding) : deciding)];
  const { prefix = '', suffix = '' } = typeof special === 'object' ? special : field;
  return `${prefix}${text}${suffix}`;
}
