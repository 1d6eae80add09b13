import { expect, test } from 'vitest';
import { sheetXml, workbookParts, zipOf } from '../testing';
import { guessFile } from './guess-file';

test('a table of 200,000 rows is read, even if one is longer than the header', async () => {
  const csv = `name\n${'Asha\n'.repeat(199_999)}Ravi,Pune\n`;
  const { guess } = await guessFile('people.csv', new TextEncoder().encode(csv));
  const { rows } = guess('person');
  expect(rows).toHaveLength(200_000);
  expect(Object.values(rows.at(-1) ?? {})).toEqual(['Ravi', 'Pune']);
});

test('a formula without a result is reported, because the rows would lack its value', async () => {
  const rows = (result: string) => `
    <row><c t="inlineStr"><is><t>Net</t></is></c><c t="inlineStr"><is><t>Gross</t></is></c></row>
    <row><c><v>1</v></c><c><f>1+1</f>${result}</c></row>`;
  const guess = (result: string) =>
    guessFile('prices.xlsx', zipOf(workbookParts({ data: sheetXml(rows(result)) })));
  expect((await guess('<v>2</v>')).guess('price').rows).toEqual([{ net: 1, gross: 2 }]);
  await expect(guess('')).rejects.toThrow('formulas without results');
});

test('guessed names keep the letters of accented words', async () => {
  const csv = new TextEncoder().encode('Größe,Prénom\n56,Asha\n');
  const { name, guess } = await guessFile('Räder.csv', csv);
  expect([name, guess(name).rows]).toEqual(['rader', [{ grosse: '56', prenom: 'Asha' }]]);
});
