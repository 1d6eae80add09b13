import { replaceAt, type Slip } from './slip';

/** Text that was never meant to be in a JSON file, or a file in another language. */
export function findForeignText(source: string): Slip | undefined {
  const found = FOREIGN_TEXTS.find(([pattern]) => source.search(pattern) >= 0);
  const marked = markedLines(source);
  if (marked) return marked;
  const around = found && found !== FOREIGN_TEXTS.at(-1) ? undefined : textAround(source);
  if (!found || around) return around;
  const [pattern, reason, canGo] = found;
  const offset = source.search(pattern);
  const start = offset + source.slice(offset).search(/\S|$/);
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return { offset: start, reason, ...(canGo && { repaired: source.replace(pattern, blank) }) };
}

const TEXT_BEFORE = 'The file must start with {. Remove the text before it.';
const OTHER_KIND =
  'This is another kind of file. Entity files are JSON: they start with { and have their keys in double quotes.';

const FOREIGN_TEXTS: readonly [pattern: RegExp, reason: string, canGo?: true][] = [
  [
    /^(<{7}|>{7})( .*)?$/m,
    'A merge left two versions of the file here. Keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^\s*```.*$/gm, 'Remove this line: ``` belongs to a chat or a document, not to JSON.', true],
  [
    /^\s*"?(\.{3}|…)"?(\s*:\s*"?(\.{3}|…)"?)?,?\s*$/m,
    'The dots are not JSON. Write out what is left out, or remove this line.',
    true,
  ],
  [/^\s*<(!doctype|!--|\?xml|[a-z]+[\s>])/i, 'This is a web page or XML, not JSON.'],
  [/^\s*(?![\s{["'“‘`/#])(?![\s\S]*"[^"\n]*"\s*:)|^\s*\{\\rtf/, OTHER_KIND],
  [/^(---|[\w-]+:(\s.*)?|- .*)$(?![\s\S]*[{}])/m, OTHER_KIND],
  [/^(?=\s*[^\s{["'“‘`/#])[^{\n]*[^{\s](?=\s*\{)/, TEXT_BEFORE, true],
];

/** Finds text before the first { or after the last }, if the rest is JSON. */
function textAround(source: string): Slip | undefined {
  const [start, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1];
  const [before, after] = [source.slice(0, Math.max(start, 0)), source.slice(end)];
  if (/[[(]\s*$/.test(before) || !isJson(source.slice(start, end))) return undefined;
  if (before.trim() !== '') return { offset: before.search(/\S/), reason: TEXT_BEFORE };
  if (after.trim() === '') return undefined;
  const reason = 'There is text after the closing } of the file. Remove it.';
  return { offset: end + after.search(/\S/), reason };
}

const MARK = /^\s*([-+>*|•]|\d+[.:|)]?)(?=\s|$)/;

/** Finds marks at the start of every line, copied from a list, an email or an editor. */
function markedLines(source: string): Slip | undefined {
  const lines = source.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const marked = filled.filter((line) => MARK.test(line));
  if (marked.length < 3 || marked.length < 0.8 * filled.length) return undefined;
  const [mark = ''] = MARK.exec(marked[0] ?? '') ?? [];
  const repaired = lines
    .map((line) => line.replace(MARK, (found) => ' '.repeat(found.length)))
    .join('\n');
  if (!/^\s*[{[]/.test(repaired)) return undefined;
  const reason = `Remove the mark at the start of each line, such as ${mark.trim()}. It is not JSON.`;
  return { offset: source.search(/\S/), reason, repaired };
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Finds characters outside of texts that other programs put in place of plain ones. */
export function findForeignCharacters(source: string): Slip | undefined {
  const outside = source.replace(TEXTS, (text) => '"'.repeat(text.length));
  for (const [pattern, reason, plain] of FOREIGN_CHARACTERS) {
    const offset = outside.search(pattern);
    if (offset < 0) continue;
    let repaired = source;
    for (const { 0: found, index } of outside.matchAll(new RegExp(pattern, 'gu'))) {
      const written = source.slice(index, index + found.length);
      repaired = replaceAt(repaired, index, found.length, plain(written));
    }
    const isQuoted = QUOTES.has(pattern) && areTexts(outside, pattern);
    return {
      offset,
      reason: reason.replace('%', plain(source.charAt(offset))),
      repaired,
      fix: isQuoted ? (text) => (text === source ? repaired : text) : undefined,
    };
  }
  return undefined;
}

/** Whether all matches start where a text or a key can, and end where it ends. */
function areTexts(outside: string, pattern: RegExp): boolean {
  return [...outside.matchAll(new RegExp(pattern, 'gu'))].every(({ 0: found, index }) => {
    const [before, after] = [outside.slice(0, index), outside.slice(index + found.length)];
    return /[[{,:]\s*$/.test(before) && /^\s*[\]},:]/.test(after) && !/^(.)\1/.test(found);
  });
}

const TEXTS = /"(?:\\.|[^"\\\n])*"/g;

const CURLY = /[“”„‟«»＂″ʺ「」『』][^“”„‟«»＂″ʺ「」『』"\n]*[“”„‟«»＂″ʺ「」『』]/u;
const SINGLE = /['‘’‚`´′＇]{1,2}[^'‘’‚`´′＇"\n]*['‘’‚`´′＇]{1,2}/u;
const QUOTES = new Set([CURLY, SINGLE]);

/** Each replacement is as long as what it replaces. */
const FOREIGN_CHARACTERS: readonly [RegExp, reason: string, plain: (found: string) => string][] = [
  [/&quot;/u, 'Write a quote " instead of &quot;.', (found) => `"${' '.repeat(found.length - 1)}`],
  [
    CURLY,
    'These are curly quotes. JSON needs straight ones: ".',
    (found) => `"${found.slice(1, -1)}"`,
  ],
  [SINGLE, 'JSON needs double quotes ", not single ones.', (found) => `"${found.slice(1, -1)}"`],
  [
    /[，、،；：｛｝［］﹐﹕]/u,
    'This mark is from another keyboard layout. Type a plain % instead.',
    (found) => ',,,,:{}[],:'['，、،；：｛｝［］﹐﹕'.indexOf(found)] ?? ' ',
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
