import type { Token } from './json-tokens';
import { inPlace, replaceAt, type Slip } from './slip';

const EXTRA_COLON = 'There is an extra colon here. Remove it.';

type Expected = 'key' | 'colon' | 'value' | 'comma' | 'end';

/** Finds the first missing or superfluous comma, colon, key or value, once words and brackets are right. */
export function findMarkSlip(source: string, tokens: readonly Token[]): Slip | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let previous: Token | undefined;

  for (const [index, token] of tokens.entries()) {
    const { text, kind, start } = token;
    const insert = (mark: string, reason: string): Slip => ({
      offset: start,
      reason,
      repaired: replaceAt(source, previous?.end ?? start, 0, mark),
    });
    const remove = (one: Token, reason: string): Slip => ({
      offset: start,
      reason,
      repaired: replaceAt(source, one.start, one.text.length, ' '.repeat(one.text.length)),
    });
    const isClosing = text === '}' || text === ']';
    const isFirst = previous?.text === '{' || previous?.text === '[';
    const inList = open.at(-1) === '[';
    const isDue = expected === 'key' || expected === 'value';

    if (expected === 'end')
      return { offset: start, reason: 'There is text after the closing } of the file. Remove it.' };
    if (expected === 'comma' && text !== ',' && !isClosing) {
      if (text !== ':') return insert(',', 'A comma is missing here.');
      const reason = 'A list in [ ] has no keys. Put the key and its value in { }.';
      return inList ? { offset: start, reason } : remove(token, EXTRA_COLON);
    }
    if (expected === 'colon' && text !== ':') {
      if (text !== ',' && !isClosing)
        return insert(':', 'A colon is missing between the key and its value.');
      const reason = `The key ${previous?.text} has no value. Write a colon and the value after it.`;
      return { offset: previous?.start ?? start, reason };
    }
    if (isDue && (text === ',' || (isClosing && !isFirst))) {
      if (previous?.text === ':') return insert('null', 'A value is missing here.');
      if (isClosing && previous) {
        const isSwapped = /^["{[]/.test(tokens[index + 1]?.text ?? '');
        if (!isSwapped) {
          const slip = remove(previous, 'There is an extra comma before this bracket.');
          return { ...slip, fix: inPlace(previous.start, ',', '') };
        }
        const repaired = replaceAt(replaceAt(source, previous.start, 1, text), start, 1, ',');
        return { offset: start, reason: 'Put the comma after this bracket.', repaired };
      }
      return remove(token, 'There is an extra comma here. Remove it.');
    }
    if (expected === 'key' && text === '{' && isFirst)
      return { offset: previous?.start ?? start, reason: 'A list is written in [ ], not in { }.' };
    if (expected === 'key' && kind !== 'text' && !isClosing)
      return { offset: start, reason: 'A key in double quotes is missing here.' };
    if (expected === 'value' && text === ':') return remove(token, EXTRA_COLON);

    if (text === '{' || text === '[') {
      open.push(text);
      expected = text === '{' ? 'key' : 'value';
    } else if (isClosing) {
      open.pop();
      expected = open.length > 0 ? 'comma' : 'end';
    } else if (text === ',') expected = inList ? 'value' : 'key';
    else if (text === ':') expected = 'value';
    else if (expected === 'key') expected = 'colon';
    else expected = open.length > 0 ? 'comma' : 'end';
    previous = token;
  }
  return undefined;
}
