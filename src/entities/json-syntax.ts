import { type Node, type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import type { Complaint } from './explain-issue';

const REASONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word is not JSON; texts stand in double quotes.',
  InvalidNumberFormat: 'This number is not written as JSON writes numbers.',
  PropertyNameExpected:
    'A key in double quotes is missing here; perhaps there is a comma too many before.',
  ValueExpected: 'A value is missing here; perhaps there is a comma too many before.',
  ColonExpected: 'A colon is missing between the key and its value.',
  CommaExpected: 'A comma is missing here.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: 'The file goes on after its closing }.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'The closing quote of this text is missing.',
  UnexpectedEndOfNumber: 'This number breaks off.',
  InvalidUnicode: 'This \\u sequence is not complete.',
  InvalidEscapeCharacter: 'This backslash sequence is not known to JSON.',
  InvalidCharacter: 'This character may not stand in a text as it is.',
};

/** Says in plain words why a text is not JSON at `offset`. */
export function explainSyntax(code: ParseErrorCode, source: string, offset: number): Complaint {
  const trailing = /,\s*$/.test(source.slice(0, offset)) && /[}\]]/.test(source[offset] ?? '');
  if (trailing) return { path: [], reason: 'There is a comma too many before this bracket.' };
  return { path: [], reason: REASONS[printParseErrorCode(code)] ?? 'This is not JSON.' };
}

/** Keys that stand twice in one object: JSON keeps only the last, and nobody would know. */
export function repeatedKeys(node: Node): Complaint[] {
  return treeNodes(node)
    .filter((object) => object.type === 'object')
    .flatMap((object) => {
      const keys = (object.children ?? []).flatMap((property) => property.children?.[0] ?? []);
      return keys
        .filter((key, index) => keys.findIndex((other) => other.value === key.value) < index)
        .map((key) => ({
          path: [...pathOf(object), String(key.value)],
          offset: key.offset,
          reason: `The key "${String(key.value)}" stands twice in the same object.`,
        }));
    });
}

function treeNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(treeNodes)];
}

function pathOf(node: Node): (string | number)[] {
  const parent = node.parent;
  if (!parent) return [];
  if (parent.type === 'array') return [...pathOf(parent), parent.children?.indexOf(node) ?? 0];
  if (parent.type !== 'property') return pathOf(parent);
  const object = parent.parent;
  return [...(object ? pathOf(object) : []), String(parent.children?.[0]?.value)];
}
