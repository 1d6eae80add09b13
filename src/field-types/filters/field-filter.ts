import { EMPTY, FILLED } from '../../common/filters';
import { foldText } from '../../common/fold-text';
import { plainText } from '../../common/plain-text';
import { type FieldConfig, modelOf } from '..';
import { displayDate } from '../date';
import type { FilterKind } from '../field-model';
import { parseNumber } from '../number-rules';
import { displayText, searchText } from '../read';
import { namedRanges, readDates, readRange } from './date-ranges';

/** How a table is filtered by a field. */
export interface FieldFilter {
  readonly kind: FilterKind;
  /** Whether there should be no empty value. */
  readonly isAlwaysFilled: boolean;
  /** Options that are offered even if no row has them. */
  readonly options: readonly string[];
  /** The options that a value as the server sent it has; none if it is empty. */
  readonly keysOf: (raw: unknown) => readonly string[];
  readonly labelOf: (key: string) => string;
  /** Whether one of the texts means an option. */
  readonly isChosen: (texts: readonly string[], key: string) => boolean;
  /** Whether a value has what one of the texts says; undefined if none of them means anything. */
  readonly test: (texts: readonly string[]) => ((raw: unknown) => boolean) | undefined;
  /** What the texts say, in words. */
  readonly words: (texts: readonly string[]) => string;
}

/** What a text of a filter means. */
interface Meaning {
  readonly words: string;
  /** Whether a filled value has it. */
  readonly holds: (value: unknown, raw: unknown) => boolean;
}

/** What is special about one kind of filter. */
interface Kind extends Pick<FieldFilter, 'options' | 'keysOf' | 'labelOf'> {
  readonly read: (text: string) => Meaning | undefined;
  /** The same text for all texts that mean the same option; undefined if a text means none. */
  readonly same: (text: string) => string | undefined;
}

/** How a table is filtered by a field. Hand-written screens may choose another kind than its type does. */
export function filterOf(field: FieldConfig, kind = modelOf(field).filter): FieldFilter {
  const { parse } = modelOf(field);
  const { read, same, options, keysOf, labelOf } =
    kind === 'options' ? optionsOf(field) : valuesOf(field, kind);

  function meaningOf(text: string): Meaning | undefined {
    if (text === EMPTY) return { words: 'Empty', holds: (value) => value === null };
    if (text === FILLED) return { words: 'Not empty', holds: (value) => value !== null };
    const meaning = read(text);
    return (
      meaning && { ...meaning, holds: (value, raw) => value !== null && meaning.holds(value, raw) }
    );
  }
  const meanings = (texts: readonly string[]) => texts.flatMap((text) => meaningOf(text) ?? []);

  return {
    ...{ kind, options, keysOf, labelOf },
    isAlwaysFilled: field.required || field.type === 'boolean',
    isChosen(texts, key) {
      const wanted = same(key);
      return texts.some((text) => text === key || (wanted !== undefined && same(text) === wanted));
    },
    words: (texts) =>
      meanings(texts)
        .map(({ words }) => words)
        .join(', '),
    test(texts) {
      const wanted = meanings(texts);
      if (wanted.length === 0) return undefined;
      return (raw) => {
        const value = parse(raw, field);
        return wanted.some(({ holds }) => holds(value, raw));
      };
    },
  };
}

function optionsOf(field: FieldConfig): Kind {
  const { parse, isValue, format, keysIn, sheetCell } = modelOf(field);
  // The types with fixed options offer them in spreadsheets, too.
  const fixed = sheetCell?.(field).choices;
  const labelOf = (key: string) => (keysIn ? displayText(field, key, {}) : key);
  const spellings = new Map<string, string>();
  /** Texts that differ by case are one option, spelled as the first one. */
  function spelled(text: string): string {
    const spelling = spellings.get(foldText(text)) ?? text;
    spellings.set(foldText(text), spelling);
    return spelling;
  }

  function keysOf(raw: unknown): readonly string[] {
    const value = parse(raw, field);
    if (value === null) return [];
    if (!isValue(value)) return [plainText(raw)];
    if (keysIn) return keysIn(value, field).map(String);
    const key = format(value, field);
    return [fixed ? key : spelled(key)];
  }
  function same(text: string): string | undefined {
    if (!fixed) return keysIn ? keysOf(text).join() : foldText(text);
    return keysOf(text).find((label) => fixed.includes(label));
  }
  return {
    ...{ options: fixed ?? [], keysOf, labelOf, same },
    read(text) {
      const wanted = same(text);
      if (wanted === undefined) return undefined;
      const words = fixed ? wanted : labelOf(text);
      return { words, holds: (_, raw) => keysOf(raw).some((key) => same(key) === wanted) };
    },
  };
}

/** Values of which each may be another: they are no options. */
function valuesOf(field: FieldConfig, kind: Exclude<FilterKind, 'options'>): Kind {
  const { parse, isValue, display = String } = modelOf(field);
  const readers: Readonly<Record<typeof kind, Kind['read']>> = {
    presence: () => undefined,
    text(text) {
      const part = foldText(text).trim();
      const holds: Meaning['holds'] = (_, raw) =>
        foldText(searchText(field, raw, {})).includes(part);
      return part === '' ? undefined : { words: `“${text.trim()}”`, holds };
    },
    numbers(text) {
      const range = readRange(text, (end) => {
        const value = parseNumber(end);
        return typeof value === 'number' ? value : undefined;
      });
      const show = (value: number) => display(value, field, {});
      return range && { words: rangeText(range, show), holds: isWithin(range, Number, isValue) };
    },
    dates(text) {
      const range = readDates(text);
      if (!range) return undefined;
      const days = rangeText(range, displayDate);
      const name = namedRanges[text]?.label;
      const dayOf = (value: unknown) => String(value).slice(0, 10);
      return {
        words: name ? `${name} (${days})` : days,
        holds: isWithin(range, dayOf, isValue),
      };
    },
  };
  return {
    ...{ options: [], labelOf: String, same: String, read: readers[kind] },
    keysOf: (raw) => (parse(raw, field) === null ? [] : [FILLED]),
  };
}

interface Range<End> {
  readonly from?: End | undefined;
  readonly to?: End | undefined;
}

function isWithin<End extends string | number>(
  { from, to }: Range<End>,
  endOf: (value: unknown) => End,
  isValue: (value: unknown) => boolean,
): Meaning['holds'] {
  return (value) => {
    if (!isValue(value)) return false;
    const end = endOf(value);
    return (from === undefined || end >= from) && (to === undefined || end <= to);
  };
}

function rangeText<End>({ from, to }: Range<End>, show: (end: End) => string): string {
  if (from === undefined) return to === undefined ? '' : `Up to ${show(to)}`;
  return to === undefined ? `From ${show(from)}` : `${show(from)} to ${show(to)}`;
}
