import { getNodePath, type Node, type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import type { ProblemAtPath } from './explain-issue';

const REASONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word is not valid JSON. Put text in double quotes.',
  InvalidNumberFormat: 'This is not a valid JSON number.',
  PropertyNameExpected:
    'A key in double quotes is missing here, or there is an extra comma before it.',
  ValueExpected: 'A value is missing here, or there is an extra comma before it.',
  ColonExpected: 'A colon is missing between the key and its value.',
  CommaExpected: 'A comma is missing here.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: 'There is text after the closing } of the file. Remove it.',
  InvalidCommentToken: 'Comments are not allowed in JSON.',
  UnexpectedEndOfComment: 'Comments are not allowed in JSON.',
  UnexpectedEndOfString: 'The closing quote of this text is missing.',
  UnexpectedEndOfNumber: 'This number is incomplete.',
  InvalidUnicode: 'This \\u escape is incomplete.',
  InvalidEscapeCharacter: 'This backslash escape is not valid in JSON.',
  InvalidCharacter: 'This character is not allowed inside a text.',
};

/** Says in plain words why a text is not JSON at `offset`. */
export function explainSyntax(code: ParseErrorCode, source: string, offset: number): string {
  const trailing = /,\s*$/.test(source.slice(0, offset)) && /[}\]]/.test(source[offset] ?? '');
  if (trailing) return 'There is an extra comma before this bracket.';
  return REASONS[printParseErrorCode(code)] ?? 'This is not valid JSON.';
}

/** Keys that occur twice in one object: JSON silently keeps the last. */
export function repeatedKeys(node: Node): ProblemAtPath[] {
  return treeNodes(node)
    .filter((object) => object.type === 'object')
    .flatMap((object) => {
      const keys = (object.children ?? []).flatMap((property) => property.children?.[0] ?? []);
      return keys
        .filter((key, index) => keys.findIndex((other) => other.value === key.value) < index)
        .map((key) => ({
          path: [...getNodePath(object), String(key.value)],
          offset: key.offset,
          reason: `The key "${String(key.value)}" occurs twice in the same object. Remove one.`,
        }));
    });
}

function treeNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(treeNodes)];
}
