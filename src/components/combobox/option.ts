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
  const folded = foldedOf(options);
  return options.filter((_, index) => words.every((word) => folded[index]?.includes(word)));
}

/** Of the options that hold the text the one that it names in full, else the first; none for no text. */
export function bestMatch(options: Options, text: string): string | null {
  const whole = foldText(text.trim());
  if (whole === '') return null;
  const best = options[foldedOf(options).indexOf(whole)] ?? findOptions(options, text)[0];
  return best?.value ?? null;
}

/** Where the option of a value is, or -1. */
export function indexOfValue(options: Options, value: string | null): number {
  return value === null ? -1 : options.findIndex((option) => option.value === value);
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

function foldedOf(options: Options): readonly string[] {
  return kept(foldedLabels, options, () => options.map(({ label }) => foldText(label)));
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
