import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isEntityFile } from '../entity-files';
import { readSyntax } from './explain-syntax';
import { tokensOf } from './json-tokens';

const folder = new URL('../../../../entity-configs/', import.meta.url);
const files = readdirSync(folder)
  .filter(isEntityFile)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

interface Mutant {
  readonly text: string;
  /** Where the mistake is. */
  readonly line: number;
}

/** The shipped files without, or with another text in place of, every third occurrence of a mark. */
function mutants(mark: string, replacement = ''): Mutant[] {
  return files.flatMap((text) =>
    tokensOf(text)
      .filter(({ text: token }) => token === mark)
      .filter((_, index) => index % 3 === 0)
      .map(({ start, line }) => ({
        text: text.slice(0, start) + replacement + text.slice(start + 1),
        line,
      })),
  );
}

/** The shipped files without one quote of some texts. */
function withoutQuotes(which: 'opening' | 'closing'): Mutant[] {
  return files.flatMap((text) =>
    tokensOf(text)
      .filter(({ kind }, index) => kind === 'text' && index % 13 === 0)
      .map(({ start, end, line }) => ({ at: which === 'opening' ? start : end - 1, line }))
      .map(({ at, line }) => ({ text: text.slice(0, at) + text.slice(at + 1), line })),
  );
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

const slipsIn = (text: string) => readSyntax(text).slips;

describe('readSyntax', () => {
  test('finds nothing wrong in JSON', () => {
    const texts = [
      ...files,
      ' [1, -2.5e3, "\\u00e9\\"{", {}, [], null] ',
      '{"a":{"b":[{"c":true}]}}',
    ];
    expect(texts.flatMap(slipsIn)).toEqual([]);
  });

  test.each([
    ['a missing {', mutants('{')],
    ['a missing }', mutants('}')],
    ['a missing [', mutants('[')],
    ['a missing ]', mutants(']')],
    ['a missing colon', mutants(':')],
    ['a missing opening quote', withoutQuotes('opening')],
    ['a missing closing quote', withoutQuotes('closing')],
    ['a ] in place of a }', mutants('}', ']')],
    ['a } in place of a ]', mutants(']', '}')],
    ['a doubled comma', mutants(',', ',,')],
    ['a doubled colon', mutants(':', '::')],
    ['a doubled }', mutants('}', '}}')],
    ['a doubled [', mutants('[', '[[')],
    ['a semicolon', mutants(',', ';')],
    ['an equals sign', mutants(':', '=')],
    ['a comment', mutants(',', ', // note\n')],
    ['a no-break space', mutants(':', ':\u00a0')],
    ['a zero-width space', mutants(',', ',\u200b')],
  ])('reports %s once, on its line', (_, cases) => {
    const wrong = cases.filter(({ text, line }) => {
      const [slip, ...others] = slipsIn(text);
      return !slip || others.length > 0 || lineAt(text, slip.offset) !== line;
    });
    const shown = wrong
      .slice(0, 5)
      .map(({ text, line }) => `${line} ${text.split('\n')[line]} ${report(text)}`);
    expect(1 - wrong.length / cases.length, shown.join('\n')).toBeGreaterThan(0.98);
  });

  test.each([
    ['', 'This file is empty.'],
    ['{ “name”: “x” }', 'These are curly quotes. JSON needs straight ones: ".'],
    ['{ "name”: "x" }', 'This is a curly quote. JSON needs a straight one: ".'],
    ["{ 'name': 'x' }", 'JSON needs double quotes ", not single ones.'],
    ['{ "a": True }', 'Write true instead of True.'],
    ['{ "a": no }', 'Write false instead of no.'],
    ['{ "a": None }', 'None is not a JSON value. Leave the key out if it has no value.'],
    ['{ "a": ₹5 }', 'A number has no currency: write 5, or put the text in double quotes.'],
    [
      '{ "a": Rs. 1,500 }',
      'A number has no currency: write 1500, or put the text in double quotes.',
    ],
    ['{ "a": 5px }', 'A number has no unit: write 5, or put the text in double quotes.'],
    ['{ "a": .5 }', 'This is not how JSON writes a number. Write it as 0.5'],
    ['{ "a": 1,00,000 }', 'A number has no commas: write 100000.'],
    ['{ "a": 12,5 }', 'A number has no commas: write 12.5.'],
    ['{ "a": 50 000 }', 'This is not how JSON writes a number. Write it as 50000'],
    ['{ "a": 20000 20000 }', 'Only one number can be here, not 20000 20000.'],
    ['{ "a": 2 * 500 }', 'Only one number can be here, not 2 * 500.'],
    ['{ "a": १२० }', 'This is not how JSON writes a number. Write it as 120'],
    ['{ "a": １２０ }', 'This is not how JSON writes a number. Write it as 120'],
    ['{ "b": [( "a": 1 ), { "a": 2 }] }', 'Write { } around keys and their values.'],
    ['{ "a": –5 }', 'This is not how JSON writes a number. Write it as -5'],
    ['{ "a": ture }', 'Write true instead of ture.'],
    ['{ "a": [{ "b": true ), 1] }', 'Write } instead of ): it closes the { before it.'],
    ['{\n"a": "b\nc" }', 'A text must be on one line. Join this line and the next.'],
    ['{ "a": 1 }\n}', 'There is one } too many here. Remove it.'],
    ['module.exports = { "a": 1 };', 'The file must start with {. Remove the text before it.'],
    ['{ "a": 007 }', 'This is not how JSON writes a number. Write it as 7'],
    ['{ name: "x" }', 'Put the key in double quotes: "name".'],
    ['{ "a": index, "b": 1 }', 'Put the text in double quotes: "index".'],
    ['{ "a": "6" roll" }', 'A quote inside a text needs a backslash before it: \\".'],
    ['{ "a": "say "yes" now" }', 'A quote inside a text needs a backslash before it: \\".'],
    ['{ "a": "C:\\new\\x" }', 'A backslash in a text must be doubled: \\\\.'],
    ['{ "a": "b\tc" }', 'There is a tab inside this text. Replace it with a space.'],
    ['{ "a": 1, /* b */ "c": 2 }', 'Comments are not allowed in JSON. Remove it.'],
    ['{ "a": 1, # b\n "c": 2 }', 'Comments are not allowed in JSON. Remove it.'],
    ['{ "a": 1, }', 'There is an extra comma before this bracket.'],
    ['{ "a": truE }', 'Write true instead of truE.'],
    ['{ "a": nul }', 'Write null instead of nul.'],
    ['{ "a": , "b": 1 }', 'A value is missing here.'],
    ['{ "a" }', 'The key "a" has no value.'],
    ['[ "a": 1 ]', 'A list in [ ] has no keys. Put the key and its value in { }.'],
    ['{ "a"； 1 }', 'This mark is from another keyboard layout. Type a plain , instead.'],
    ['{ "a": "1" | "b": 2 }', 'JSON separates with commas, not |.'],
    ['{ "a": {}; "b": 2 }', 'JSON separates with commas, not ;.'],
    ['{ "a" => 1 }', 'A key and its value are separated by a colon, not =>.'],
    ['{\n * note\n "a": 1 }', 'Remove * note: it does not belong here'],
    ['{ "a": ( "b": 1 ) }', 'JSON has only the brackets { } and [ ].'],
    ['{ "a": [\n  "b",\n  ...\n] }', 'The dots are not JSON.'],
    ['{ &quot;a&quot;: 1 }', 'Write a quote " instead of &quot;.'],
    ['> {\n> "a": 1,\n> "b": 2\n> }', 'Remove the mark at the start of each line, such as >.'],
    ['{ "a": "\\U20B9" }', 'A backslash in a text must be doubled'],
    ['['.repeat(5000), 'The brackets are nested too deeply here.'],
    ['{ "a": 1 } x', 'There is text after the closing } of the file.'],
    ['{ "a": 1 } {}', 'There is text after the closing } of the file. Remove it.'],
    ['export default { "a": 1 }', 'The file must start with {. Remove the text before it.'],
    ['```json\n{ "a": 1 }\n```', 'Remove this line: ``` belongs to a chat'],
    ['name: x\nlabel: X\n', 'This is another kind of file.'],
    ['<!DOCTYPE html>\n<html></html>', 'This is a web page or XML, not JSON.'],
    ['{\n<<<<<<< HEAD\n "a": 1\n=======\n "a": 2\n>>>>>>> b\n}', 'A merge left two versions'],
  ])('explains %j', (text, reason) => {
    expect(slipsIn(text)[0]?.reason).toContain(reason);
  });

  test('reports independent slips together, in the order of the text', () => {
    const text = '{\n  name: "x",\n  "label" "X",\n  "pageSize": 5px,\n  "fields": [],\n}\n';
    expect(report(text)).toEqual([
      '1 Put the key in double quotes: "name".',
      '2 A colon is missing between the key and its value.',
      '3 A number has no unit: write 5, or put the text in double quotes.',
      '5 There is an extra comma before this bracket.',
    ]);
  });

  test('reports a comma on the wrong side of a bracket once', () => {
    const text = '[\n  { "a": [1]\n  ,}\n  { "b": 2 }\n]\n';
    expect(report(text)).toEqual(['2 Put the comma after this bracket.']);
  });

  function report(text: string): string[] {
    return slipsIn(text).map(({ offset, reason }) => `${lineAt(text, offset)} ${reason}`);
  }
});
