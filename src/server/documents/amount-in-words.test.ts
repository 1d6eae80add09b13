import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words';

test.each([
  [0, 'Rupees Zero Only'],
  [100, 'Rupees One Only'],
  [50, 'Rupees Zero and Fifty Paise Only'],
  [1, 'Rupees Zero and One Paise Only'],
  [1900, 'Rupees Nineteen Only'],
  [2000, 'Rupees Twenty Only'],
  [2100, 'Rupees Twenty-One Only'],
  [10_000, 'Rupees One Hundred Only'],
  [11_500, 'Rupees One Hundred Fifteen Only'],
  [99_999, 'Rupees Nine Hundred Ninety-Nine and Ninety-Nine Paise Only'],
  [100_000, 'Rupees One Thousand Only'],
  [1_000_100, 'Rupees Ten Thousand One Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [12_345_650, 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Fifty Paise Only'],
  [
    999_999_999,
    'Rupees Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only',
  ],
  [1_000_000_000, 'Rupees One Crore Only'],
  [
    12_345_678_900,
    'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine Only',
  ],
  [100_000_000_000_000, 'Rupees One Lakh Crore Only'],
  [-12_500, 'Minus Rupees One Hundred Twenty-Five Only'],
])('%d paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test('no two amounts have the same words', () => {
  const amounts = Array.from({ length: 20_000 }, (_, index) => index * 37);
  expect(new Set(amounts.map(amountInWords)).size).toBe(amounts.length);
});
