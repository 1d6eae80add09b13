import { foldText } from '../../common/fold-text';

interface ReadValues {
  /** Each known value once, in its known spelling. */
  readonly known: readonly string[];
  readonly unknown: readonly string[];
}

/** What separates values: first what no value contains, last what many contain. */
const SEPARATORS = [/[|\r\n\t]/, /[,;]/, /\s/];

/** The number of separators that end a value while typing. White space doesn't end one. */
export function separatorsIn(text: string): number {
  return text.split(/[,;|]/).length - 1;
}

/** Whether a text contains several values. */
export function hasSeparator(text: string): boolean {
  return SEPARATORS.some((separator) => separator.test(text));
}

type FindValue = (text: string) => string | undefined;

/** Returns a function that finds the value with a text or, if there is none, one that differs only in case or accents. */
export function valueFinder(values: readonly string[]): FindValue {
  const exact = new Set(values);
  const folded = new Map(values.map((value) => [foldText(value), value]));
  return (text) => (exact.has(text) ? text : folded.get(foldText(text)));
}

/** Finds known values, even with spaces or commas, in a text separated by commas, semicolons, bars or white space. */
export function readValues(text: string, find: FindValue): ReadValues {
  const known = new Set<string>();
  const unknown = new Set<string>();
  function read(part: string, [separator, ...others]: readonly RegExp[]): void {
    const value = find(part);
    if (value !== undefined) known.add(value);
    else if (!separator) unknown.add(part);
    else for (const smaller of partsOf(part, separator)) read(smaller, others);
  }
  read(text.trim(), SEPARATORS);
  return { known: [...known], unknown: [...unknown] };
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
