import type { AST } from '@eslint-community/regexpp';
import { LONGEST_WITH_PATTERN } from '../text-rules';
import { type Attack, findAttacks } from './attacks';
import { type Automaton, automatonOf } from './automaton';
import { longestOfOneKind, longestUnder } from './count-steps';
import { kindsIn } from './kinds';
import { parsePattern, slashProblem, syntaxProblem } from './syntax';

/** What is wrong with a regex, however long the texts are; undefined if nothing is. */
export function regexProblem(regex: string): string | undefined {
  const problem = slashProblem(regex) ?? syntaxProblem(regex);
  if (problem) return problem;
  const found = analyse(parsePattern(regex));
  if (!found) return 'This regex is too large to be checked. Make it shorter.';
  const attack = endlessAttack(found);
  return attack && doublingProblem(regex, found.simple, attack);
}

/** What is wrong with a regex that has no such problem if texts can have up to `max` characters. */
export function lengthProblem(regex: string, max: number | undefined): string | undefined {
  const found = analyse(parsePattern(regex));
  if (!found) return undefined;
  const { simple, exact, attacks, kinds } = found;
  const length = max ?? LONGEST_WITH_PATTERN;
  const [worst] = [
    ...attacks.map((attack) => ({ attack, safe: longestUnder(exact, simple, attack, length) })),
    ...Array.from({ length: kinds.count }, (_, kind) => ({
      attack: undefined,
      safe: longestOfOneKind(exact, kind),
    })),
  ].sort((a, b) => a.safe - b.safe);
  if (!worst || worst.safe >= length) return undefined;
  const most = worst.safe > 50 ? worst.safe - (worst.safe % 10) : worst.safe;
  const fix = `${max === undefined ? 'Add' : 'Change it to'} "max": ${most} or less`;
  const loops = (worst.attack ?? attacks.find(({ doubles }) => !doubles))?.loops ?? [];
  const anchor = loops.includes(0) ? ', or let the regex begin with ^' : '';
  return `${whyLong(simple, loops)} a text of ${length} characters could take too long to check. ${fix}${anchor}.`;
}

function whyLong({ leaves }: Automaton, loops: readonly number[]): string {
  const parts = loops.flatMap((state) => repetitionsAround(leaves[state])[0]?.raw ?? []);
  const named = [...new Set(parts)].join(' and ');
  if (parts.length > 1) return `The repetitions ${named} match the same characters, so`;
  return loops.includes(0)
    ? 'A match can begin at any character, so'
    : 'There are so many ways to match that';
}

interface Analysis {
  readonly kinds: ReturnType<typeof kindsIn>;
  readonly simple: Automaton;
  readonly exact: Automaton;
  readonly attacks: readonly Attack[];
}

function analyse(pattern: AST.Pattern): Analysis | undefined {
  const kinds = kindsIn(pattern);
  const simple = automatonOf(pattern, kinds, false);
  const attacks = simple && findAttacks(simple);
  // A large pattern is counted as if its repetitions were endless.
  return attacks && { kinds, simple, attacks, exact: automatonOf(pattern, kinds, true) ?? simple };
}

/** An attack that no bound on the length would help against. */
function endlessAttack({ simple, exact, attacks }: Analysis): Attack | undefined {
  const isEndless = (attack: Attack) =>
    attack.doubles &&
    longestUnder(exact, simple, attack, LONGEST_WITH_PATTERN) < LONGEST_WITH_PATTERN;
  return attacks.find(isEndless);
}

function doublingProblem(regex: string, { leaves }: Automaton, attack: Attack): string {
  const around = repetitionsAround(leaves[attack.state]);
  const blamed = around.find(doublesAlone) ?? around.at(-1);
  const part = blamed?.raw ?? regex;
  const why = `${part} can match the same text in so many ways that one value could stop the server.`;
  const inner = blamed && onlyElement(blamed);
  if (blamed && inner?.type === 'Quantifier') {
    const once = `${inner.element.raw}${blamed.min && inner.min ? '+' : '*'}`;
    const fixed = regex.slice(0, blamed.start) + once + regex.slice(blamed.end);
    if (!regexProblem(fixed))
      return `${why} Keep only one of the two nested repetitions: "regex": ${JSON.stringify(fixed)}.`;
  }
  return /[+*}].*[+*}]\??$/s.test(part)
    ? `${why} Remove one of the nested + or *, or require a character between the repetitions, as in ^\\w+(-\\w+)*$.`
    : `${why} Two of the choices between | match the same text: remove one.`;
}

/** The repetitions around a part of a pattern, the innermost first. */
function repetitionsAround(node: AST.Node | null | undefined): AST.Quantifier[] {
  if (!node) return [];
  const outer = repetitionsAround(node.parent);
  return node.type === 'Quantifier' && node.max > 1 ? [node, ...outer] : outer;
}

function doublesAlone({ raw }: AST.Quantifier): boolean {
  // Without the lookahead, the repetition would end as soon as it can.
  const alone = `^${raw}(?=x)`;
  if (syntaxProblem(alone)) return false;
  const found = analyse(parsePattern(alone));
  return found !== undefined && endlessAttack(found) !== undefined;
}

/** What a group repeats, if that is a single thing. */
function onlyElement({ element }: AST.Quantifier): AST.Element | undefined {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return undefined;
  const elements = element.alternatives.flatMap((one) => one.elements);
  return element.alternatives.length === 1 && elements.length === 1 ? elements[0] : undefined;
}
