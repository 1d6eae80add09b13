import { foldText } from '../../common/fold-text';
import { memoize } from '../../common/memoize';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Options = readonly Option[];

/** The options whose labels contain all words of the text, in any order and case. */
export function findOptions(options: Options, text: string): Options {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const labels = foldedLabels(options);
  return options.filter((_, index) => words.every((word) => labels[index]?.includes(word)));
}

/** The option whose label equals the text, or else the first that contains it; null for an empty text. */
export function bestMatch(options: Options, text: string): string | null {
  const whole = foldText(text.trim());
  if (whole === '') return null;
  const best = options[foldedLabels(options).indexOf(whole)] ?? findOptions(options, text)[0];
  return best?.value ?? null;
}

/** The index of the option with a value, or -1. */
export function indexOfValue(options: Options, value: string | null): number {
  return value === null ? -1 : options.findIndex((option) => option.value === value);
}

/** The label for a value; the value itself if it is not among the options. */
export function labelOf(options: Options, value: string): string {
  return labelsByValue(options).get(value) ?? value;
}

// Many comboboxes on a page share one list of options.
const foldedLabels = memoize((options: Options) => options.map(({ label }) => foldText(label)));
const labelsByValue = memoize(
  (options: Options) => new Map(options.map(({ value, label }) => [value, label])),
);
