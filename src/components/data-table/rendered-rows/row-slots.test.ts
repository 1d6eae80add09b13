import { expect, test } from 'vitest';
import { nextSlots } from './row-slots';

const last = new Map([
  ['a', 0],
  ['b', 1],
  ['c', 2],
]);
const none = { focused: undefined };

test('rows that stay keep their slots, in any order', () => {
  const slots = nextSlots(last, { keys: ['c', 'a'], reuse: true, ...none });
  expect([...slots]).toEqual([
    ['c', 2],
    ['a', 0],
  ]);
});

test('new rows get the slots of rows that are gone, from top to bottom, and then new ones', () => {
  const slots = nextSlots(last, { keys: ['x', 'b', 'y', 'z'], reuse: true, ...none });
  expect([...slots.values()]).toEqual([0, 1, 2, 3]);
});

test('new rows get new slots without reuse, and never the slot with the focus', () => {
  const fresh = nextSlots(last, { keys: ['x', 'b'], reuse: false, ...none });
  expect([...fresh.values()]).toEqual([3, 1]);
  const aside = nextSlots(last, { keys: ['x', 'y', 'z'], reuse: true, focused: 0 });
  expect([...aside.values()]).toEqual([1, 2, 3]);
});
