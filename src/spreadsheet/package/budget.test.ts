import { expect, test } from 'vitest';
import { budgetFor, spend } from './budget';

test('a budget suffices for 50,000 rows of long texts', () => {
  const budget = budgetFor(50_000, 6);
  expect(budget.cells).toBeGreaterThanOrEqual(2 * 50_000 * 6);
  // Each text has eight tags, with the cell that refers to it, and ten entities.
  expect(() => spend(budget, { marks: 50_000 * 6 * (8 + 10), bytes: 79_000_000 })).not.toThrow();
});

test('a budget for few rows is far smaller, and says so', () => {
  const budget = budgetFor(300, 6);
  expect(budget.cells).toBeLessThan(110_000);
  expect(() => spend(budget, { marks: 2_500_000 })).toThrow('many more cells than its rows need');
  expect(() => spend(budgetFor(300, 6), { bytes: 60_000_000 })).toThrow('many more cells');
});
