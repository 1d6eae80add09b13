import { SYSTEM_FIELDS } from '../../../src/entities/check/rules/check-names';
import type { EntityConfig } from '../../../src/entities/entity-config';
import type { Row } from '../../../src/entities/row';
import { messagesInRow } from '../../../src/entities/row-schema';
import { modelOf } from '../../../src/field-types';

const MOST_SAMPLES = 10;

/**
 * Says which fields of a server's rows the config lacks and the reverse, and which values break the config's rules.
 * Returns the number of differences.
 */
export function compareRows(
  config: EntityConfig,
  rows: readonly Row[],
  say: (sentence: string) => void,
): number {
  const { name, fields } = config;
  let differences = 0;
  function tell(count: number, values: readonly unknown[], sentence: string) {
    differences += 1;
    const samples = [...new Set(values.map(textOf))].slice(0, MOST_SAMPLES);
    const shown = samples.length > 0 ? `: ${samples.join(', ')}` : '';
    say(`${count} of ${rows.length} rows ${sentence}${shown}`);
  }
  const known = new Set([...SYSTEM_FIELDS, ...fields.map((field) => field.name)]);
  for (const key of new Set(rows.flatMap(Object.keys))) {
    const values = rows.flatMap((row) => (key in row ? [row[key]] : []));
    if (!known.has(key)) tell(values.length, values, `have “${key}”, which ${name}.json lacks`);
  }
  for (const field of fields) {
    if (rows.length > 0 && rows.every((row) => !(field.name in row))) {
      differences += 1;
      say(`No row has “${field.name}”, which is in ${name}.json: its cells are empty.`);
      continue;
    }
    const broken = new Map<string, unknown[]>();
    for (const row of rows) {
      const value = modelOf(field).parse(row[field.name], field);
      const [reason] = messagesInRow(config, field, { ...row, [field.name]: value });
      if (reason) broken.set(reason, [...(broken.get(reason) ?? []), row[field.name]]);
    }
    // A terminal must never show a full Aadhaar number.
    for (const [reason, values] of broken)
      tell(
        values.length,
        modelOf(field).mask ? [] : values,
        `break a rule of “${field.name}”, “${reason}”`,
      );
  }
  return differences;
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${text === undefined || text.length <= 60 ? text : `${text.slice(0, 59)}…`}”`;
}
