import type { Slip } from './slip';

/** Text that was never meant to be in a JSON file, or a file in another language. */
export function findForeignText(source: string): Slip | undefined {
  const found = FOREIGN_TEXTS.find(([pattern]) => pattern.test(source));
  if (!found) return undefined;
  const [pattern, reason, canGo] = found;
  const offset = source.search(pattern);
  const start = offset + source.slice(offset).search(/\S|$/);
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return { offset: start, reason, ...(canGo && { repaired: source.replace(pattern, blank) }) };
}

const FOREIGN_TEXTS: readonly [pattern: RegExp, reason: string, canGo?: true][] = [
  [
    /^(<{7}|>{7})( .*)?$/m,
    'A merge left two versions of the file here. Keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^\s*```.*$/m, 'Remove this line: ``` belongs to a chat or a document, not to JSON.', true],
  [/^\s*<(!doctype|!--|\?xml|[a-z]+[\s>])/i, 'This is a web page or XML, not JSON.'],
  [
    /^(---|[\w-]+:(\s.*)?|- .*)$(?![\s\S]*[{}])/m,
    'This looks like YAML. Entity files are JSON: they start with { and have their keys in double quotes.',
  ],
  [
    /^(?=\s*[^\s{["'“‘`/#])[^{\n]*[^{\s](?=\s*\{)/,
    'The file must start with {. Remove the text before it.',
    true,
  ],
];

/** Characters that other programs put in place of plain ones, outside of texts. */
export function findForeignCharacters(source: string): Slip | undefined {
  const outside = source.replace(TEXTS, (text) => '"'.repeat(text.length));
  for (const [pattern, reason, plain] of FOREIGN_CHARACTERS) {
    const offset = outside.search(pattern);
    if (offset < 0) continue;
    const spots = [...outside.matchAll(new RegExp(pattern, 'gu'))];
    const repaired = spots.reduce(
      (text, { 0: { length }, index }) =>
        text.slice(0, index) +
        plain(text.slice(index, index + length)) +
        text.slice(index + length),
      source,
    );
    return { offset, reason, repaired };
  }
  return undefined;
}

const TEXTS = /"(?:\\.|[^"\\\n])*"/g;

/** The replacements are as long as what they replace. */
const FOREIGN_CHARACTERS: readonly [RegExp, reason: string, plain: (found: string) => string][] = [
  [
    /[“”„‟«»][^“”„‟«»"\n]*[“”„‟«»]/u,
    'These are curly quotes. JSON needs straight ones: ".',
    (found) => `"${found.slice(1, -1)}"`,
  ],
  [
    /['‘’`][^'‘’`"\n]*['‘’`]/u,
    'JSON needs double quotes ", not single ones.',
    (found) => `"${found.slice(1, -1)}"`,
  ],
  [
    /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/u,
    'This is a no-break or other special space. Delete it and type an ordinary one.',
    () => ' ',
  ],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/u,
    'There is an invisible character here. Delete it, or type the line again.',
    () => ' ',
  ],
];
