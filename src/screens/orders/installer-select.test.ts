import { expect, test } from 'vitest';
import { installerChoice, nearFirst } from './installer-select';

const { options } = installerChoice([
  { id: 1, name: 'Asha', city: 'Nashik' },
  { id: 2, name: 'Ravi', city: 'Pune' },
  { id: 3, name: 'Meera' },
  { id: 4, name: 'Imran', city: 'pune ' },
]);
const names = (...cities: unknown[]) =>
  nearFirst(
    options,
    cities.map((billingCity) => ({ billingCity })),
  ).map(({ label }) => label);

test('installers in the city of the order come first, the others stay in their order', () => {
  expect(names('PUNE')).toEqual(['Ravi', 'Imran', 'Asha', 'Meera']);
  expect(names('Pune', 'pune')).toEqual(['Ravi', 'Imran', 'Asha', 'Meera']);
});

test.each([[['Goa']], [['']], [[null]], [['Pune', 'Nashik']], [[]]])(
  'for orders in %j, all installers stay in their order',
  (cities) => {
    expect(names(...cities)).toEqual(['Asha', 'Ravi', 'Meera', 'Imran']);
  },
);

test('orders in the same city share one list', () => {
  const ofPune = () => nearFirst(options, [{ billingCity: 'Pune' }]);
  expect(ofPune()).toBe(ofPune());
});
