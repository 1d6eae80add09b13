import { foldText } from '../../common/fold-text';
import { memoize } from '../../common/memoize';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Options = readonly Option[];

/** The options whose labels contain all words of the text, in any order and case. One that equals the text is first. */
export function findOptions(options: Options, text: string): Options {
  const whole = foldText(text).trim();
  if (whole === '') return options;
  const words = whole.split(/\s+/);
  const labels = foldedLabels(options);
  const found = options.filter((_, index) => words.every((word) => labels[index]?.includes(word)));
  const exact = options[labels.indexOf(whole)];
  return exact ? [exact, ...found.filter((option) => option !== exact)] : found;
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
