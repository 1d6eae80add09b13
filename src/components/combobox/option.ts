import { foldText } from '../../table/fold-text';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Options = readonly Option[];

const foldedLabels = new WeakMap<Options, readonly string[]>();
const labels = new WeakMap<Options, ReadonlyMap<string, string>>();

/** The options whose labels hold all words of the text, in any order, without regard to case. */
export function findOptions(options: Options, text: string): Options {
  const words = wordsOf(text);
  if (words.length === 0) return options;
  const folded = kept(foldedLabels, options, () => options.map(({ label }) => foldText(label)));
  return options.filter((_, place) => words.every((word) => folded[place]?.includes(word)));
}

/** Where the option is that the text names in full; without one, the first. */
export function bestMatch(found: Options, text: string): number {
  const whole = foldText(text.trim());
  return Math.max(
    0,
    found.findIndex(({ label }) => foldText(label) === whole),
  );
}

/** What to show for a value; one that is not among the options shows as it is. */
export function labelOf(options: Options, value: string): string {
  const all = kept(
    labels,
    options,
    () => new Map(options.map((option) => [option.value, option.label])),
  );
  return all.get(value) ?? value;
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Many comboboxes on a page share one list of options: what is made of it is made once. */
function kept<Made>(made: WeakMap<Options, Made>, options: Options, make: () => Made): Made {
  const known = made.get(options);
  if (known !== undefined) return known;
  const fresh = make();
  made.set(options, fresh);
  return fresh;
}
