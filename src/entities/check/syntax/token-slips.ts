import { distance } from 'fastest-levenshtein';
import { isShuffled } from '../nearest-name';
import { CLOSING, count } from './bracket-slips';
import type { Token } from './json-tokens';
import { inPlace, replaceAt, type Slip } from './slip';

/** Finds the first comment, word, number or text that JSON doesn't know. */
export function findTokenSlip(source: string, tokens: readonly Token[]): Slip | undefined {
  for (const [index, token] of tokens.entries()) {
    const slip = JUDGES[token.kind]?.(source, token, tokens, index);
    if (slip) return slip;
  }
  return undefined;
}

type Judge = (
  source: string,
  token: Token,
  tokens: readonly Token[],
  index: number,
) => Slip | undefined;

const judgeComment: Judge = (source, { start, text }) => ({
  offset: start,
  reason: 'Comments are not allowed in JSON. Remove it.',
  repaired: replaceAt(source, start, text.length, text.replace(/[^\n]/g, ' ')),
});

const judgeText: Judge = (source, { start, end, text, line }, tokens, index) => {
  const words = wordsFrom(tokens, index + 1, line);
  const after = tokens[index + 1 + words.length];
  const isGluedTo = after?.kind === 'text' && after.start === words.at(-1)?.end;
  if (isGluedTo) {
    const repaired = replaceAt(source, after.start, 1, '\\"');
    const reason = 'A quote inside a text needs a backslash before it: \\".';
    return { offset: end - 1, reason, repaired: replaceAt(repaired, end - 1, 1, '\\"') };
  }
  const [control] = /[\t\r]|[^\P{Cc}]/u.exec(text) ?? [];
  if (control !== undefined) {
    const repaired = replaceAt(source, start, text.length, text.replaceAll(control, ' '));
    const reason = `There is ${control === '\t' ? 'a tab' : 'an invisible character'} inside this text. Replace it with a space.`;
    return { offset: start + text.indexOf(control), reason, repaired };
  }
  const escapes = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|(?<wrong>\\)/g;
  const wrong = [...text.matchAll(escapes)].find(({ groups }) => groups?.wrong);
  if (!wrong) return undefined;
  const offset = start + wrong.index;
  const reason = 'A backslash in a text must be doubled: \\\\.';
  return { offset, reason, repaired: replaceAt(source, offset, 1, '\\\\') };
};

/** Words on a line, up to a mark or a text, with what is around them. */
interface Phrase {
  readonly source: string;
  readonly tokens: readonly Token[];
  /** The position of the first word among the tokens. */
  readonly index: number;
  readonly first: Token;
  readonly end: number;
  readonly text: string;
  readonly before: Token | undefined;
  readonly after: Token | undefined;
  /** The token after `after`. */
  readonly next: Token | undefined;
  /** The slip that `right` should be in place of the phrase. */
  readonly slip: (reason: string, right: string) => Slip;
}

type Rule = (phrase: Phrase) => Slip | undefined;

const judgeWord: Judge = (source, first, tokens, index) => {
  const words = wordsFrom(tokens, index, first.line);
  const [after, next] = tokens.slice(index + Math.max(words.length, 1));
  const { start } = first;
  const end = words.at(-1)?.end ?? first.end;
  const text = source.slice(start, end);
  const slip = (reason: string, right: string): Slip => ({
    offset: start,
    reason,
    repaired: replaceAt(source, start, end - start, right),
  });
  const before = tokens[index - 1];
  const phrase = { source, tokens, index, first, end, text, before, after, next, slip };
  const isKnown = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/.test(text);
  return firstSlip(BY_CONTEXT, phrase) ?? (isKnown ? undefined : firstSlip(UNKNOWN_WORDS, phrase));
};

function firstSlip(rules: readonly Rule[], phrase: Phrase): Slip | undefined {
  for (const rule of rules) {
    const slip = rule(phrase);
    if (slip) return slip;
  }
  return undefined;
}

const wrongClosing: Rule = ({ tokens, index, first: { text }, slip }) => {
  const open = /^[)>]$/.test(text) ? openAt(tokens, index) : undefined;
  const closing = open && CLOSING[open];
  if (!closing || count(tokens, open) <= count(tokens, closing)) return undefined;
  return slip(`Write ${closing} instead of ${text}: it closes the ${open} before it.`, closing);
};

const roundObject: Rule = ({ source, tokens, first: { start, text }, next }) => {
  const closing =
    text === '(' &&
    next?.text === ':' &&
    tokens.find((one) => one.start > start && one.text === ')');
  if (!closing) return undefined;
  const reason = 'JSON has only the brackets { } and [ ]. Write { } around keys and their values.';
  const repaired = replaceAt(replaceAt(source, start, 1, '{'), closing.start, 1, '}');
  return { offset: start, reason, repaired };
};

const otherBracket: Rule = (phrase) =>
  /^[()<>]+$/.test(phrase.text) && !isStray(phrase)
    ? {
        offset: phrase.first.start,
        reason: 'JSON has only the brackets { } and [ ]. Replace this one.',
      }
    : undefined;

const unquotedKey: Rule = ({ source, tokens, index, first: { start }, end, text, after }) => {
  if (!/^[\w$]/.test(text) || !/^(:|=.*)$/.test(after?.text ?? '')) return undefined;
  const key = JSON.stringify(text);
  return {
    offset: start,
    reason: `Put the key in double quotes: ${key}.`,
    repaired: quoteKeys(source, tokens, index, end),
    fix: /^[\w$]+$/.test(text) ? inPlace(start, text, key) : undefined,
  };
};

const groupedNumber: Rule = ({ source, first: { start }, before }) => {
  const grouped =
    before?.text === ':' && /^-?\d+(,\d+)+(?=\s*[,}\n]|$)/.exec(source.slice(start))?.[0];
  if (!grouped) return undefined;
  const isThousands = /^-?\d{1,3}(,\d{2,3})*,\d{3}$/.test(grouped);
  const plain = isThousands ? grouped.replaceAll(',', '') : grouped.replace(',', '.');
  const reason = `A number has no commas: write ${plain}.`;
  return { offset: start, reason, repaired: replaceAt(source, start, grouped.length, plain) };
};

const price: Rule = ({ source, first: { start } }) => {
  const [written, amount] =
    /^(?:[₹$€]|Rs\.?|INR) *(\d[\d,]*(?:\.\d+)?)(?=\s*[,}\n]|$)/i.exec(source.slice(start)) ?? [];
  if (!written || !amount) return undefined;
  const plain = amount.replaceAll(',', '');
  const reason = `A number has no currency: write ${plain}, or put the text in double quotes.`;
  return { offset: start, reason, repaired: replaceAt(source, start, written.length, plain) };
};

const wrongSeparator: Rule = ({ tokens, index, first, text, before, after, slip }) => {
  if (!endsValue(before) || !startsValue(after) || /[\p{L}\p{N}]/u.test(text)) return undefined;
  const isAfterKey =
    before?.kind === 'text' &&
    openAt(tokens, index) === '{' &&
    /^[{,]$/.test(tokens[index - 2]?.text ?? '');
  if (!isAfterKey) return slip(`JSON separates with commas, not ${text}.`, ',');
  return {
    ...slip(`A key and its value are separated by a colon, not ${text}.`, ':'),
    fix: /^[=:>-]+$/.test(text) ? inPlace(first.start, text, ':') : undefined,
  };
};

const stray: Rule = (phrase) =>
  isStray(phrase)
    ? phrase.slip(`Remove ${phrase.text}: it does not belong here, and JSON has no comments.`, ' ')
    : undefined;

const almostLiteral: Rule = ({ first, text, slip }) => {
  const word = text.toLowerCase();
  const isLike = (one: string) => distance(word, one) === 1 || isShuffled(word, one);
  const literal = LITERALS[word] ?? ['true', 'false', 'null'].find(isLike);
  if (!literal) return undefined;
  const isMisspelt = !(word in LITERALS) || word === literal;
  const fix = isMisspelt ? inPlace(first.start, text, literal) : undefined;
  return { ...slip(`Write ${literal} instead of ${text}.`, literal), fix };
};

const noValue: Rule = ({ text, slip }) =>
  /^(none|nil|nan|undefined|infinity)$/i.test(text)
    ? slip(`${text} is not a JSON value. Leave the key out if it has no value.`, 'null')
    : undefined;

const severalNumbers: Rule = ({ text, slip }) =>
  /^-?[\d.]+( +\S)? +-?[\d.]+$/.test(text) && !/^-?\d{1,3}( \d{2,3})* \d{3}$/.test(text)
    ? slip(`Only one number can be here, not ${text}.`, '0')
    : undefined;

const foreignNumber: Rule = ({ text, slip }) => {
  const digits = text.replace(/\p{Nd}/gu, (digit) => LATIN_DIGITS.get(digit) ?? digit);
  const [number] = /(\d*\.)?\d+/.exec(digits.replace(/(?<=\d)[ _'’](?=\d{3})/g, '')) ?? [];
  if (!number || !/^[+\-–−—.\d]/.test(digits)) return undefined;
  const plain = `${/^[-–−—]/.test(text) ? '-' : ''}${Number(number)}`;
  const reason = /^\d[\d.]*[^\d.\s]+$/.test(text)
    ? `A number has no unit: write ${plain}, or put the text in double quotes.`
    : `This is not how JSON writes a number. Write it as ${plain}, or put it in double quotes if it is a text.`;
  return slip(reason, plain);
};

const unquotedText: Rule = ({ text, slip }) =>
  slip(`Put the text in double quotes: ${JSON.stringify(text)}.`, JSON.stringify(text));

/** What is wrong because of what is around a phrase, even if JSON knows it. The first one that finds a slip counts. */
const BY_CONTEXT: readonly Rule[] = [
  // Brackets whose meaning is clear, and then all others.
  wrongClosing,
  roundObject,
  otherBracket,
  unquotedKey,
  groupedNumber,
];

/** What a phrase that JSON doesn't know may mean. The first one that finds a slip counts. */
const UNKNOWN_WORDS: readonly Rule[] = [
  // An amount with commas goes on after the phrase.
  price,
  // These two look at the tokens around the phrase, so they come before those that only read it. `stray` would
  // also match a mark between two values.
  wrongSeparator,
  stray,
  almostLiteral,
  noValue,
  // The first of several numbers would be taken for the whole.
  severalNumbers,
  foreignNumber,
  unquotedText,
];

const JUDGES: Readonly<Partial<Record<Token['kind'], Judge>>> = {
  comment: judgeComment,
  text: judgeText,
  word: judgeWord,
};

/** Latin digits, by the digits of Indian scripts and the full-width ones. */
const LATIN_DIGITS = new Map(
  [
    'deva',
    'beng',
    'guru',
    'gujr',
    'orya',
    'tamldec',
    'telu',
    'knda',
    'mlym',
    'arabext',
    'fullwide',
  ].flatMap((system) => {
    const { format } = new Intl.NumberFormat(`en-u-nu-${system}`);
    return Array.from({ length: 10 }, (_, digit) => [format(digit), String(digit)] as const);
  }),
);

const LITERALS: Readonly<Record<string, string>> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
};

/** The bracket that is open before a token. */
function openAt(tokens: readonly Token[], index: number): string | undefined {
  let depth = 0;
  return tokens.slice(0, index).findLast(({ text }) => {
    if (/^[}\]]$/.test(text)) depth += 1;
    if (/^[{[]$/.test(text)) depth -= 1;
    return depth < 0;
  })?.text;
}

const startsValue = (token: Token | undefined) => !!token && /^["{[\w-]/.test(token.text);
const endsValue = (token: Token | undefined) => !!token && /["}\]\w]$/.test(token.text);

/** Whether the text would make sense without the phrase. */
function isStray({ before, after, next }: Phrase) {
  if (!after || /^[,}\]]$/.test(after.text)) return endsValue(before);
  if (!before || /^[,{[]$/.test(before.text)) return /^["{[]/.test(after.text);
  return before.text === ':' && startsValue(after) && next?.text !== ':';
}

/** Quotes the key at `start`, and all keys after it that have no quotes either. */
function quoteKeys(source: string, tokens: readonly Token[], index: number, end: number): string {
  const keys = tokens.flatMap(({ kind, text, start }, at) => {
    if (at < index || kind !== 'word' || !/^[A-Za-z_$]/.test(text)) return [];
    if (at === index) return { start, end };
    const isKey = /^(:|=.*)$/.test(tokens[at + 1]?.text ?? '');
    return isKey ? { start, end: start + text.length } : [];
  });
  return keys.reduceRight(
    (text, key) =>
      replaceAt(
        text,
        key.start,
        key.end - key.start,
        JSON.stringify(source.slice(key.start, key.end)),
      ),
    source,
  );
}

/** The words that follow each other on a line, such as those of a text without quotes. */
function wordsFrom(tokens: readonly Token[], index: number, line: number): readonly Token[] {
  let end = index;
  for (let one = tokens[end]; one; one = tokens[++end])
    if (one.kind !== 'word' || one.line !== line || /^([;=]|[)>]$)/.test(one.text)) break;
  return tokens.slice(index, end);
}
