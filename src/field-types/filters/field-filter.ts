import {
  EMPTY,
  escapeSign,
  FILLED,
  type FilterMeaning,
  type FilterValue,
  unescapeSign,
} from '../../common/filters';
import { foldText } from '../../common/fold-text';
import { plainText } from '../../common/plain-text';
import { type FieldConfig, modelOf } from '..';
import { displayDate } from '../date/calendar-date';
import type { FilterKind } from '../field-model';
import { displayText, searchText } from '../read';
import { namedRanges, type Range, readDates, readRange } from './ranges';

/** How a table is filtered by a field. */
export interface FieldFilter extends FieldOptions {
  readonly kind: FilterKind;
  /** Whether every row should have a value. */
  readonly isAlwaysFilled: boolean;
  /** The part of a raw value that filters look at. */
  readonly valueIn: (raw: unknown) => FilterValue;
  /** What a filter's text means; undefined if it means nothing. */
  readonly meaningOf: (text: string) => FilterMeaning | undefined;
}

interface FieldOptions {
  /** Options that are offered even if no row has them. */
  readonly options: readonly string[];
  /** The option that a text means. */
  readonly optionOf: (text: string) => string;
  readonly labelOf: (option: string) => string;
}

const EMPTY_OR_NOT: ReadonlyMap<string, FilterMeaning> = new Map([
  [EMPTY, { words: 'Empty', holds: (value) => value === null }],
  [FILLED, { words: 'Not empty', holds: (value) => value !== null }],
]);

/** How a table is filtered by a field. Hand-written screens may choose another kind than its type does. */
export function filterOf(field: FieldConfig, kind = modelOf(field).filter): FieldFilter {
  const { parse, isValue, display = String } = modelOf(field);
  const { optionsIn, ...options } = optionsOf(field);

  /** By kind, the part of a filled value that filters look at; nothing compares with NaN. */
  const readers: Readonly<Record<FilterKind, (value: unknown, raw: unknown) => FilterValue>> = {
    options: (_, raw) => optionsIn(raw),
    text: (_, raw) => foldText(searchText(field, raw, {})),
    numbers: (value) => (isValue(value) ? Number(value) : Number.NaN),
    dates: (value) => (isValue(value) ? String(value).slice(0, 10) : Number.NaN),
    presence: () => FILLED,
  };
  const meanings: Readonly<Record<FilterKind, (text: string) => FilterMeaning | undefined>> = {
    options(text) {
      const option = options.optionOf(text);
      const holds = (value: FilterValue) => Array.isArray(value) && value.includes(option);
      return { words: options.labelOf(option), holds };
    },
    text(text) {
      const typed = unescapeSign(text).trim();
      const part = foldText(typed);
      const holds = (value: FilterValue) => typeof value === 'string' && value.includes(part);
      return part === '' ? undefined : { words: `“${typed}”`, holds };
    },
    numbers(text) {
      function read(end: string) {
        const value = parse(end, field);
        return isValue(value) ? Number(value) : undefined;
      }
      return within(readRange(text, read), (end) => display(end, field, {}));
    },
    dates(text) {
      const days = within(readDates(text), displayDate);
      const name = namedRanges[text]?.label;
      return days && name ? { ...days, words: `${name} (${days.words})` } : days;
    },
    presence: () => undefined,
  };

  return {
    kind,
    ...options,
    isAlwaysFilled: field.required || field.type === 'boolean',
    valueIn(raw) {
      const value = parse(raw, field);
      return value === null ? null : readers[kind](value, raw);
    },
    meaningOf: (text) => EMPTY_OR_NOT.get(text) ?? meanings[kind](text),
  };
}

function optionsOf(field: FieldConfig): FieldOptions & {
  readonly optionsIn: (raw: unknown) => readonly string[];
} {
  const { parse, isValue, format, keysIn, sheetCell } = modelOf(field);
  // Types with fixed options also offer them in spreadsheets.
  const fixed = sheetCell?.(field).choices;
  const spellings = new Map<string, string>();
  /** Texts that differ only in case are one option, spelled like the first one. */
  function spelled(text: string): string {
    const spelling = spellings.get(foldText(text)) ?? text;
    spellings.set(foldText(text), spelling);
    return spelling;
  }

  function valuesIn(raw: unknown): readonly string[] {
    const value = parse(raw, field);
    if (!isValue(value)) return [plainText(raw)];
    if (keysIn) return keysIn(value, field).map(String);
    return [fixed ? format(value, field) : spelled(format(value, field))];
  }
  const optionsIn = (raw: unknown) => valuesIn(raw).map(escapeSign);
  return {
    options: fixed?.map(escapeSign) ?? [],
    optionsIn,
    optionOf: (text) => optionsIn(unescapeSign(text))[0] ?? text,
    labelOf(option) {
      const value = unescapeSign(option);
      return keysIn ? displayText(field, value, {}) : value;
    },
  };
}

/** The filter that a range means, if there is one. */
function within<End extends string | number>(
  range: Range<End> | undefined,
  show: (end: End) => string,
): FilterMeaning | undefined {
  if (!range) return undefined;
  const { from, to } = range;
  const [first, last] = [from, to].map((end) => (end === undefined ? '' : show(end)));
  return {
    words: (first && last && `${first} to ${last}`) || (first ? `From ${first}` : `Up to ${last}`),
    holds: (value) =>
      (typeof value === 'string' || typeof value === 'number') &&
      (from === undefined || value >= from) &&
      (to === undefined || value <= to),
  };
}
