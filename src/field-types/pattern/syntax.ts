import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';

/** Rejects syntax that some browsers don't support yet. */
const parser = new RegExpParser({ ecmaVersion: 2024 });

export function parsePattern(regex: string): AST.Pattern {
  return parser.parsePattern(regex, 0, regex.length, { unicode: true });
}

/** Rejects slashes around a regex, which JavaScript needs and JSON doesn't. */
export function slashProblem(regex: string): string | undefined {
  const [, , inner, flags] = /^m?([/#~])(.*[^\\])\1([dgimsuvy]*)$/s.exec(regex) ?? [];
  if (!inner) return undefined;
  const ignoresCase = flags?.includes('i') ? ' To ignore case, write [A-Za-z] for a letter.' : '';
  return `Write the regex without slashes around it: "regex": ${JSON.stringify(inner)}.${ignoresCase}`;
}

/** Why the engine rejects a regex, in plain words. */
export function syntaxProblem(regex: string): string | undefined {
  try {
    parsePattern(regex);
    new RegExp(regex, 'u');
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const reason = error.message.replace(/^Invalid regular expression: \/.*\/u?: /s, '');
    const at = error instanceof RegExpSyntaxError ? error.index : 0;
    return plainWords(regex, reason, at);
  }
}

type Words = (regex: string, at: number) => string;

const json = (text: string) => JSON.stringify(text);
const itself = (char: string) => `For the character itself, write ${json(`\\${char}`)}.`;

const noRepetition: Words = () =>
  `A { must begin a repetition such as {2} or {2,5}. ${itself('{')}`;
const unknownGroup = 'No group with the name in \\k< > exists.';

const REASONS: Readonly<Record<string, Words>> = {
  'Unterminated character class': () => `The [ is never closed. Add a ]. ${itself('[')}`,
  'Unterminated group': () => `A ( is never closed. Add a ). ${itself('(')}`,
  "Unmatched ')'": () => `A ) has no (. ${itself(')')}`,
  'Nothing to repeat'(regex, at) {
    const [sign = ''] = /([*+?]|\{[^{]*)$/.exec(regex.slice(0, at)) ?? [];
    return `The ${sign} has nothing before it to repeat. ${itself(sign)}`;
  },
  'Incomplete quantifier': noRepetition,
  'Lone quantifier brackets': (regex, at) =>
    `A ${regex[at]} has no partner. ${itself(regex[at] ?? '')}`,
  'numbers out of order in {} quantifier': () => 'In { } the smaller number comes first.',
  'Range out of order in character class'(regex, at) {
    const range = regex.slice(at - 3, at);
    return `The range ${range} is backwards. Write ${[...range].reverse().join('')}, or put the - last in the [ ].`;
  },
  'Invalid character class': () => 'Put the - last in the [ ].',
  'Invalid escape'(regex, at) {
    const char = regex[at] ?? '';
    if (!char) return 'A \\ at the end has no meaning. Remove it.';
    return /\w/.test(char) && char !== '_'
      ? `\\${char} has no meaning here. Remove it, or write ${json(char)} for the letter.`
      : `${json(char)} needs no backslash here. Write ${json(char)} instead of ${json(`\\${char}`)}.`;
  },
  'Invalid property name': () =>
    'Write \\p with a property that exists, such as \\p{L} for a letter.',
  'Invalid group': () => 'What follows the (? is not known. Write (?: ) for a group. ',
  'Invalid capture group name': () =>
    'The name in (?< >) must be a word that begins with a letter.',
  'Duplicate capture group name': () => 'Two groups have the same name. Rename one.',
  'Invalid named reference': () => unknownGroup,
  'Invalid named capture referenced': () => unknownGroup,
};

function plainWords(regex: string, reason: string, at: number): string {
  return `This is not a regular expression. ${REASONS[reason]?.(regex, at) ?? `${reason}.`}`;
}
