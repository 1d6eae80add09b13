import type { AST } from '@eslint-community/regexpp';
import { plural } from '../../common/quantities';
import { LONGEST_ENTRY, LONGEST_LIST, LONGEST_WITH_PATTERN } from '../text-schema';
import { charactersIn } from './characters';
import { costOf } from './cost';
import { lengthsOf } from './lengths';
import { parsePattern, slashProblem, syntaxProblem } from './syntax';

/** Measured: this many steps take the compiled pattern about 25 ms, because ways that share text are counted twice. */
const MOST_STEPS = 20_000_000;

/** The longest regex: reading a longer one could itself take too long. */
const LONGEST = 1000;

/** If a regex is slow even for a text this short, no limit on the length helps. */
const SHORT = 10;

const lengthText = (count: number) => plural(count, 'character');

/** What is wrong with a regex, however long the texts are; undefined if nothing is. */
export function regexProblem(regex: string): string | undefined {
  if (regex.length > LONGEST) return `A regex can have at most ${lengthText(LONGEST)}.`;
  const problem = slashProblem(regex) ?? syntaxProblem(regex);
  if (problem) return problem;
  const pattern = parsePattern(regex);
  const characters = charactersIn(pattern);
  const { least, most } = lengthsOf(pattern, characters);
  if (most === 0 || least === Number.POSITIVE_INFINITY)
    return 'No text matches this regex, so the field could never be filled in.';
  const { steps, worst } = costOf(pattern, characters, SHORT);
  return steps > MOST_STEPS ? slowProblem(regex, worst) : undefined;
}

/** What is wrong with a regex without a `regexProblem` if texts have between `min` and `max` characters. */
export function lengthProblem(regex: string, min = 0, max?: number): string | undefined {
  const pattern = parsePattern(regex);
  const characters = charactersIn(pattern);
  const { least, most } = lengthsOf(pattern, characters);
  const length = max ?? LONGEST_WITH_PATTERN;
  if (most < min)
    return `No text fits: the regex matches at most ${lengthText(most)}, but "min" is ${min}.`;
  if (least > length)
    return `No text fits: the regex needs at least ${lengthText(least)}, but only ${length} are allowed.`;
  const isSafe = (most: number) => costOf(pattern, characters, most).steps <= MOST_STEPS;
  if (isSafe(length)) return undefined;
  let safe = SHORT;
  while (isSafe(safe + 10)) safe += 10;
  const fix = `${max === undefined ? 'Add' : 'Change it to'} "max": ${safe} or less`;
  return `With this regex, a text of ${lengthText(length)} could take far too long to check. ${fix}.`;
}

/** What is wrong with a regex without a `regexProblem` if it is tried on each entry of a list. */
export function entryProblem(regex: string): string | undefined {
  const pattern = parsePattern(regex);
  const characters = charactersIn(pattern);
  const { least } = lengthsOf(pattern, characters);
  if (least > LONGEST_ENTRY)
    return `No entry fits: the regex needs at least ${lengthText(least)}, but only ${LONGEST_ENTRY} are allowed.`;
  const entries = LONGEST_LIST / LONGEST_ENTRY;
  if (costOf(pattern, characters, LONGEST_ENTRY).steps * entries <= MOST_STEPS) return undefined;
  return 'With this regex, a long list could take far too long to check. Limit the repetitions: write {1,20} in place of + or *.';
}

function slowProblem(regex: string, worst: AST.Quantifier | undefined): string {
  const part = worst?.raw ?? regex;
  const why = `${part} can match the same text in so many ways that one value could stop the server.`;
  const inner = worst && onlyElement(worst);
  if (worst && inner?.type === 'Quantifier') {
    const once = `${inner.element.raw}${worst.min && inner.min ? '+' : '*'}`;
    const fixed = regex.slice(0, worst.start) + once + regex.slice(worst.end);
    if (!regexProblem(fixed))
      return `${why} Keep only one of the two nested repetitions: "regex": ${JSON.stringify(fixed)}.`;
  }
  return /[+*}?].*[+*}]\??$/s.test(part.replace(/\\p\{.*?\}/gi, ''))
    ? `${why} Remove one of the nested + or *, or require a character between the repetitions, as in ^\\w+(-\\w+)*$.`
    : `${why} Two of the choices between | match the same text: remove one.`;
}

/** The only element of the repeated group, if it has just one. */
function onlyElement({ element }: AST.Quantifier): AST.Element | undefined {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return undefined;
  const elements = element.alternatives.flatMap((one) => one.elements);
  return element.alternatives.length === 1 && elements.length === 1 ? elements[0] : undefined;
}
