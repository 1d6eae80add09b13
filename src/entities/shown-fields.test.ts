import { expect, test, vi } from 'vitest';
import { wordsFor } from './condition-words';
import { areMet } from './shown-fields';
import { entityConfig } from './testing';

const config = entityConfig({
  fields: [
    { name: 'photo', type: 'image', upload: true },
    { name: 'amount', type: 'money' },
    { name: 'day', type: 'date' },
    { name: 'at', type: 'datetime' },
    { name: 'isGift', type: 'boolean' },
    { name: 'note', type: 'text', showIf: { isGift: true } },
  ],
});

test.each([
  [{ photo: { is: 'filled' } }, { photo: 'images/a.jpg' }, true],
  [{ photo: { is: 'filled' } }, { photo: '' }, false],
  [{ photo: { is: 'filled' } }, {}, false],
  [{ photo: { is: 'empty' } }, { photo: null }, true],
  [{ photo: { is: 'empty' } }, { photo: 'images/a.jpg' }, false],
  [{ amount: { from: 100, to: 500 } }, { amount: 100 }, true],
  [{ amount: { from: 100, to: 500 } }, { amount: '₹500' }, true],
  [{ amount: { from: 100, to: 500 } }, { amount: 500.01 }, false],
  [{ amount: { from: 100, to: 500 } }, { amount: null }, false],
  [{ amount: { from: 100 } }, { amount: 99.99 }, false],
  [{ amount: { from: 0 } }, { amount: 'dear' }, false],
  [{ amount: { to: 500 } }, { amount: -1 }, true],
  [{ day: { from: 'today' } }, { day: '2026-11-23' }, true],
  [{ day: { from: 'today' } }, { day: '22/11/2026' }, false],
  [{ day: { from: 'today' } }, { day: 'soon' }, false],
  [{ day: { to: 'yesterday' } }, { day: '2026-11-22' }, true],
  [{ day: { from: '2026-12-01', to: '2026-12-31' } }, { day: '2026-12-31' }, true],
  [{ at: { from: 'tomorrow', to: 'tomorrow' } }, { at: '2026-11-24T23:59' }, true],
  [{ at: { to: 'today' } }, { at: '2026-11-24T00:00' }, false],
  // The value of a hidden field doesn't count.
  [{ note: { is: 'empty' } }, { isGift: false }, false],
  [{ note: { is: 'empty' } }, { isGift: true }, true],
] as const)('%j holds for %j: %s', (conditions, row, isMet) => {
  // In India, it is already the 23rd.
  vi.useFakeTimers({ now: new Date('2026-11-22T19:00:00Z') });
  expect(areMet(config, conditions, row)).toBe(isMet);
});

test.each([
  [
    { photo: { is: 'filled' }, amount: { from: 100 } },
    'Photo is filled in and Amount is ₹100 or more',
  ],
  [{ photo: { is: 'empty' } }, 'Photo is empty'],
  [{ amount: { from: 100, to: 500 } }, 'Amount is from ₹100 to ₹500'],
  [{ amount: { to: 0 } }, 'Amount is ₹0 or less'],
  [{ day: { from: 'today' } }, 'Day is today or later'],
  [{ day: { to: '2026-12-31' } }, 'Day is 31 Dec 2026 or earlier'],
  [{ at: { from: 'today', to: 'today' } }, 'At is today'],
] as const)('%j is put into words', (conditions, words) => {
  expect(wordsFor(config, conditions)).toBe(words);
});
