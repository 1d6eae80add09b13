import { expect, test } from 'vitest';
import { guessFile } from './guess-file';

test('a table of 200,000 rows is read, even if one is longer than the header', async () => {
  const csv = `name\n${'Asha\n'.repeat(199_999)}Ravi,Pune\n`;
  const { guess } = await guessFile('people.csv', new TextEncoder().encode(csv));
  const { rows } = guess('person');
  expect(rows).toHaveLength(200_000);
  expect(Object.values(rows.at(-1) ?? {})).toEqual(['Ravi', 'Pune']);
});
