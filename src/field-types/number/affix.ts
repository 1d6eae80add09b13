import * as z from 'zod/mini';
import { documented, optionalShownText } from '../documented';
import type { RowValues } from '../field-model';
import { byValue } from '../number-model';

const affixes = () => ({
  prefix: documented(optionalShownText(30), 'Text before the number in the table.', 'Rs. '),
  suffix: documented(optionalShownText(30), 'Text after the number in the table.', '%'),
});

/** Texts around a number, which are always the same or depend on another field. */
export const affixKeys = () => ({
  ...affixes(),
  display: documented(
    z.optional(byValue(z.strictObject(affixes()))),
    'Different prefixes and suffixes, depending on the value of another field.',
    { by: 'type', 0: { prefix: 'Rs. ' }, 1: { suffix: '%' } },
  ),
});

type AffixedField = z.output<z.ZodMiniObject<ReturnType<typeof affixKeys>>>;

/** Adds the prefix and suffix that apply in the number's row. */
export function withAffix(text: string, field: AffixedField, row: RowValues): string {
  const deciding = field.display && row[field.display.by];
  // Servers send `true` and `1`, `"1"` and `1` for the same choice.
  const special =
    field.display?.[String(typeof deciding === 'boolean' ? Number(deciding) : deciding)];
  const { prefix = '', suffix = '' } = typeof special === 'object' ? special : field;
  // Paise have two digits: Rs. 1,299.50.
  const amount = /^(₹|Rs)/.test(prefix) ? text.replace(/\.\d$/, '$&0') : text;
  return `${prefix}${amount}${suffix}`;
}
