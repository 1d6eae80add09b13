import { describe, expect, test } from 'vitest';
import { processorTime } from '../../common/testing';
import { textConfig } from '../text/config';
import { textSchema } from '../text-schema';

function problemsOf(regex: string, keys: object = {}): string[] {
  const pattern = { regex, message: 'Wrong.' };
  const parsed = textConfig().safeParse({ type: 'text', name: 'code', pattern, ...keys });
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The milliseconds of computing that the slowest of the texts takes. */
async function slowest(regex: string, texts: readonly string[]): Promise<number> {
  const pattern = { regex, message: 'Wrong.' };
  const schema = textSchema({ label: 'Code', max: 100_000, pattern });
  const times: number[] = [];
  for (const text of texts) times.push(await processorTime(() => schema.safeParse(text)));
  return Math.max(...times);
}

describe('a pattern in a config', () => {
  test.each([
    String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`,
    String.raw`^[\w.+-]+@[\w-]+\.[\w.-]+$`,
    String.raw`^https?:\/\/.+\..+$`,
    String.raw`^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$`,
    String.raw`^[1-9]\d{5}$`,
    String.raw`^(?=.*[A-Z])(?=.*\d).{8,}$`,
    '^(?=[a-zA-Z0-9._]{8,20}$)(?!.*[_.]{2})[^_.].*[^_.]$',
    String.raw`^\d+(\.\d+)?\s*[x×]\s*\d+(\.\d+)?$`,
    String.raw`\d+$`,
    String.raw`^\s+|\s+$`,
    String.raw`^(\d{1,3},)*\d{1,3}$`,
    '^[a-z0-9]+(?:[._-][a-z0-9]+)*$',
    String.raw`^\p{L}+(?:[ '-]\p{L}+)*$`,
    '^([A-Z][a-z]{1,9} ?){1,3}$',
    '^.{0,500}$',
    String.raw`^(?!.*(.)\1{2}).*$`,
    String.raw`^(.|\n)*$`,
    String.raw`^(https?://)?([a-z0-9-]+\.)+[a-z]{2,}(/[^\s]*)?$`,
    String.raw`^((25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(25[0-5]|2[0-4]\d|1?\d?\d)$`,
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
    '^(matt|gloss|satin)(, (matt|gloss|satin))*$',
    String.raw`^\p{Script=Thai}+( \p{Script=Thai}+)*$`,
  ])('%s is accepted', (regex) => {
    expect(problemsOf(regex)).toEqual([]);
  });

  test.each([
    ['^([A-Z0-9]+)*$', '([A-Z0-9]+)*', '"^[A-Z0-9]*$"'],
    ['^((\\d+)+x|y)*$', '(\\d+)+', '"^(\\\\d+x|y)*$"'],
    ['^(.{1,3})+$', '(.{1,3})+', '"^.+$"'],
    ['^(a{1,50}){1,50}$', '(a{1,50}){1,50}', '"^a+$"'],
    ['^(\\w+\\s?)*$', '(\\w+\\s?)*', 'require a character between'],
    ['^(a|a)*$', '(a|a)*', 'choices between |'],
    [String.raw`^(.|\s)*$`, String.raw`(.|\s)*`, 'choices between |'],
    [String.raw`^(\p{L}|\p{Script=Thai})*$`, '(', 'choices between |'],
    ['^(a|b|ab)*$', '(a|b|ab)*', 'choices between |'],
    ['^(?:(?:ab)?){30}c', '(?:(?:ab)?){30}', 'nested'],
    ['^(?=(a+)+b).*$', '(a+)+', 'nested'],
    ['^x(?:(a+)+b)?', '(a+)+', 'nested'],
    ['^((?:\\.[ab]{6}a+)(-(@{0,5})* )\\.*)*$', '(@{0,5})*', 'nested'],
    ['^(?:\\w?(-\\d[ab])[a-z0-9]*){3,40}$', '(?:\\w?(-\\d[ab])[a-z0-9]*){3,40}', 'nested'],
    ['^(?:\\d|(?:@{6}(?:-\\.[^@\\s]{1,20})\\.){2,})*$', '(?:@{6}', 'nested'],
    ['^(?:x|(?:@{6}[a-z]{6})*)*$', '(?:x|(?:@{6}[a-z]{6})*)*', 'nested'],
    ['(\\p{L}+)*\\d$', '(\\p{L}+)*', 'nested'],
  ])('%s can stop the server', (regex, part, fix) => {
    expect(problemsOf(regex)).toEqual([expect.stringContaining(fix)]);
    expect(problemsOf(regex, { max: 10 })).toEqual([
      expect.stringContaining(`pattern.regex: ${part}`),
    ]);
  });

  test.each([
    [String.raw`^\s*(.*)\s*$`, [`${' '.repeat(170)}\n!`]],
    [String.raw`^.+@.+\..+$`, [`${'@'.repeat(200)}${'.'.repeat(200)}\n`]],
    ['^a*b*a*b*a*$', [`${'a'.repeat(200)}!`]],
    ['^.{1,50},.{1,50},.{1,50},.{1,50},$', [`${','.repeat(120)}!`]],
  ])('%s needs a limit that keeps it quick', async (regex, texts) => {
    const [problem = ''] = problemsOf(regex);
    const most = Number(/ "max": (\d+) or less/.exec(problem)?.[1]);
    expect(most).toBeGreaterThan(10);
    expect(problemsOf(regex, { max: most })).toEqual([]);
    expect(problemsOf(regex, { max: 5000 })).toEqual([
      `pattern.regex: With this regex, a text of 5,000 characters could take far too long to check. Change it to "max": ${most} or less.`,
    ]);
    // Ten times the allowed 25 ms, because short times vary.
    expect(await slowest(regex, texts)).toBeLessThan(250);
  });

  test('must match the whole text', () => {
    const pattern = { regex: '[0-9]{4}', message: 'Write four digits.' };
    const schema = textSchema({ label: 'Code', pattern });
    const isValid = (text: string) => schema.safeParse(text).success;
    expect(['1234', 'x1234', '12345'].filter(isValid)).toEqual(['1234']);
  });

  test.each([
    [String.raw`^\d{3}$\d`, {}],
    ['a^', {}],
    ['[]', {}],
    [String.raw`[^\s\S]`, {}],
    ['(?!.*)', {}],
    ['^$', {}],
    ['^[A-Z]{2}$', { min: 3 }],
    ['^.{20}$', { max: 19 }],
  ])('no text matches %s with %s', (regex, keys) => {
    expect(problemsOf(regex, keys)).toEqual([expect.stringContaining('No text ')]);
  });

  test.each([
    ['/^[a-z]+$/', 'Write the regex without slashes around it: "regex": "^[a-z]+$".'],
    ['/^\\d+$/i', '"regex": "^\\\\d+$". To ignore case, write [A-Za-z]'],
    ['[A-Z', 'The [ is never closed.'],
    ['(abc', 'A ( is never closed.'],
    ['abc)', 'A ) has no (.'],
    ['*a', 'The * has nothing before it to repeat. For the character itself, write "\\\\*".'],
    ['a{2', 'A { must begin a repetition such as {2} or {2,5}.'],
    ['}', 'A } has no partner.'],
    ['a{3,1}', 'In { } the smaller number comes first.'],
    ['[z-a]', 'The range z-a is backwards. Write a-z,'],
    ['[\\d-x]', 'Put the - last in the [ ].'],
    ['^\\d{3}\\-\\d{4}$', '"-" needs no backslash here. Write "-" instead of "\\\\-".'],
    ['\\A\\d', '\\A has no meaning here.'],
    ['abc\\', 'A \\ at the end has no meaning.'],
    ['\\p{Foo}', 'Write \\p with a property that exists'],
    ['(?P<a>x)', 'What follows the (? is not known.'],
    ['(?<1>x)', 'The name in (?< >)'],
    ['(?<a>x)(?<a>y)', 'Two groups have the same name.'],
    ['(?<a>x)\\k<b>', 'No group with the name in \\k< > exists.'],
    ['\\u12', 'Invalid unicode escape.'],
  ])('%s is no regex: %s', (regex, reason) => {
    expect(problemsOf(regex)).toEqual([expect.stringContaining(reason)]);
  });
});

test('a limit of one character is named in the singular', () => {
  const { error } = textSchema({ label: 'Code', max: 1 }).safeParse('ab');
  expect(error?.issues[0]?.message).toBe('Code can have at most 1 character.');
  expect(problemsOf('^.$', { min: 2 })).toEqual([expect.stringContaining('at most 1 character,')]);
});

test('a text too long for its field is not tried', () => {
  const field = { label: 'Code', pattern: { regex: '^a*$', message: 'Use a only.' } };
  const messages = (text: string, max?: number) =>
    textSchema({ ...field, max })
      .safeParse(text)
      .error?.issues.map(({ message }) => message) ?? [];
  expect(messages('b')).toEqual(['Use a only.']);
  expect(messages('b'.repeat(1001))).toEqual(['Code can have at most 1,000 characters.']);
  expect(messages('a'.repeat(1001), 2000)).toEqual([]);
  expect(messages('b'.repeat(6), 5)).toEqual(['Code can have at most 5 characters.']);
});
