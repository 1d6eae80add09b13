import type { EntityConfig } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import type { FieldConfig } from '../../src/field-types';

// A second implementation of what a config says about values: a test that used the product's would share its mistakes.

const MINUTE_MS = 60_000;
/** How many minutes the shop’s time is ahead of UTC. */
const OFFSET = 330;

const inIndia = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 });
const inPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const dayInIndia = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export function isEmpty(raw: unknown): boolean {
  return raw === null || raw === undefined || raw === '';
}

export const isNumeric = ({ type }: FieldConfig) => type === 'number' || type === 'money';

/** What a cell of the table shows; undefined for types that show something else than a text. */
export function ownText(field: FieldConfig, row: Row): string | undefined {
  const raw = row[field.name];
  if (isEmpty(raw)) return '';
  switch (field.type) {
    case 'image':
    case 'file':
    case 'datetime':
      return undefined;
    case 'aadhaar':
      return `XXXX XXXX ${String(raw).slice(-4)}`;
    case 'boolean':
      return [true, 1, '1', 'true'].includes(raw as boolean) ? field.trueLabel : field.falseLabel;
    case 'select':
      return field.options.find(({ value }) => String(value) === String(raw))?.label ?? String(raw);
    case 'reference':
      return keysOf(field, raw)
        .map((key) => field.target?.choices?.find((one) => one.key === key)?.label ?? key)
        .join(', ');
    case 'list':
      return entriesOf(field, raw).join(', ');
    case 'date':
      return dayInIndia.format(Date.parse(dayOf(raw)));
    case 'money': {
      const digits = Number.isInteger(Number(raw)) ? inIndia : inPaise;
      return `${Number(raw) < 0 ? '-' : ''}₹${digits.format(Math.abs(Number(raw)))}`;
    }
    case 'number': {
      const { display } = field;
      const special = display?.[String(Number(row[display.by]))];
      const { prefix = '', suffix = '' } = typeof special === 'object' ? special : field;
      return `${prefix}${inIndia.format(Number(raw))}${suffix}`;
    }
    default:
      return String(raw);
  }
}

/** What a column sorts by: numbers and times as such, other values as the shown text, regardless of case. */
export function ownSortKey(field: FieldConfig, row: Row): string | number | null {
  const raw = row[field.name];
  if (isEmpty(raw)) return null;
  if (isNumeric(field)) return Number(raw);
  if (field.type === 'date') return dayOf(raw);
  return withoutCase(ownText(field, row) ?? String(raw));
}

export function withoutCase(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A day as `2026-11-30`. A time with a zone is read in the shop’s. */
export function dayOf(raw: unknown): string {
  const text = String(raw);
  if (!/[T ].*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return text.slice(0, 10);
  return new Date(Date.parse(text) + OFFSET * MINUTE_MS).toISOString().slice(0, 10);
}

export function today(): string {
  return dayOf(new Date().toISOString());
}

/** The cell of an export as another library reads it: numbers and days as such, others as the table shows them. */
export function ownExportCell(field: FieldConfig, row: Row): string | number | null {
  const raw = row[field.name];
  if (isEmpty(raw)) return null;
  if (isNumeric(field)) return Number(raw);
  if (field.type === 'date') return dayOf(raw);
  return ownText(field, row) ?? String(raw);
}

/** The cell of the entity's spreadsheet, which differs from an export's where people could not edit that. */
export function ownCell(field: FieldConfig, row: Row): string | number | null {
  const raw = row[field.name];
  if (isEmpty(raw)) return null;
  if (field.type === 'list' || field.type === 'aadhaar') return String(raw);
  if (field.type === 'reference') return (ownText(field, row) ?? '').replaceAll(', ', '|');
  return ownExportCell(field, row);
}

/** Whether a row has a field, as `showIf` says. */
export function ownIsShown(config: EntityConfig, field: FieldConfig, row: Row): boolean {
  return Object.entries(field.showIf ?? {}).every(([name, wanted]) => {
    const by = config.fields.find((one) => one.name === name);
    if (!by || !ownIsShown(config, by, row)) return false;
    return ownIsMet(by, wanted, row);
  });
}

type Scalar = string | number | boolean;
interface Special {
  readonly is?: 'filled' | 'empty' | undefined;
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
}

/** Whether a row has one of some values, is in a range, or is filled or empty. */
export function ownIsMet(
  field: FieldConfig,
  wanted: Scalar | readonly Scalar[] | Special,
  row: Row,
): boolean {
  const raw = row[field.name];
  if (typeof wanted !== 'object') return isSame(field, raw, wanted);
  if ('length' in wanted) return wanted.some((one) => isSame(field, raw, one));
  const { is, from, to } = wanted;
  if (is) return isEmpty(raw) === (is === 'empty');
  if (isEmpty(raw)) return false;
  const at = isNumeric(field) ? Number(raw) : dayOf(raw);
  return (from === undefined || at >= dayNamed(from)) && (to === undefined || at <= dayNamed(to));
}

function isSame(field: FieldConfig, raw: unknown, wanted: unknown): boolean {
  if (isEmpty(raw)) return false;
  if (field.type !== 'boolean') return String(raw) === String(wanted);
  return (
    [true, 1, '1', 'true'].includes(raw as boolean) === [true, 1, '1'].includes(wanted as boolean)
  );
}

const AWAY = { yesterday: -1, today: 0, tomorrow: 1 };

/** The day that a word means; anything else means itself. */
export function dayNamed(end: string | number): string | number {
  if (end !== 'yesterday' && end !== 'today' && end !== 'tomorrow') return end;
  return dayAfter(today(), AWAY[end]);
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A text as the browser shows it. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function keysOf(field: FieldConfig & { readonly multiple?: boolean }, raw: unknown): string[] {
  return field.multiple ? String(raw).split('|') : [String(raw)];
}

function entriesOf(field: { readonly separator: string }, raw: unknown): string[] {
  return String(raw)
    .split(field.separator)
    .map((entry) => entry.trim());
}
