import { foldTerm, foldText } from '../../common/fold-text';
import { memoize } from '../../common/memoize';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Tells options apart: shown beside the label in the list, and found by typing. */
  readonly detail?: string | undefined;
}

type Options = readonly Option[];

/**
 * The options whose labels and details contain all words of the text, in any order and case. An option whose label
 * equals the text comes first.
 */
export function findOptions(options: Options, text: string): Options {
  const whole = foldTerm(text);
  if (whole === '') return options;
  const words = whole.split(/\s+/);
  const { labels, searched } = foldedTexts(options);
  const found = options.filter((_, index) =>
    words.every((word) => searched[index]?.includes(word)),
  );
  const exact = options[labels.indexOf(whole)];
  return exact ? [exact, ...found.filter((option) => option !== exact)] : found;
}

/** The label for a value; the value itself if it is not among the options. */
export function labelOf(options: Options, value: string): string {
  return labelsByValue(options).get(value) ?? value;
}

// Many comboboxes on a page share one list of options.
const foldedTexts = memoize((options: Options) => {
  const labels = options.map(({ label }) => foldText(label));
  const searched = options.map(({ detail = '' }, index) => `${labels[index]} ${foldText(detail)}`);
  return { labels, searched };
});
const labelsByValue = memoize(
  (options: Options) => new Map(options.map(({ value, label }) => [value, label])),
);
