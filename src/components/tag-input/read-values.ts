import { foldText } from '../../common/fold-text';

interface ReadValues {
  /** As they are spelled where they are known, each once. */
  readonly known: readonly string[];
  readonly unknown: readonly string[];
}

/** What separates values, from what values never contain to what many do. */
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
