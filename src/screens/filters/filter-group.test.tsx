import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY } from '../../common/filters';
import { fieldOf } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { FilterGroup } from './filter-group';
import { filterColumns } from './row-filters';

const OPTIONS = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const config = entityConfig({
  fields: [
    { name: 'card', type: 'aadhaar', required: true },
    { name: 'second', type: 'aadhaar' },
    { name: 'city', type: 'text', required: true },
    { name: 'kind', type: 'select', options: OPTIONS },
  ],
});

function show(name: string, counts?: ReadonlyMap<string, number>, chosen: string[] = []) {
  const [column] = filterColumns([{ id: name, header: name, field: fieldOf(config, name) }]);
  if (!column) throw new Error(name);
  render(
    <FilterGroup column={column} counts={counts} chosen={chosen} onChange={() => undefined} />,
  );
  return screen.queryByRole('group', { name });
}

test('a field that only can be empty, and never is, has no group', () => {
  expect(show('card', new Map())).toBeNull();
});

test('it has one as soon as a row lacks it, or if it may be empty', () => {
  expect(show('card', new Map([[EMPTY, 1]]))).not.toBeNull();
  expect(show('second')).not.toBeNull();
  expect(show('city')).not.toBeNull();
});

const has = (name: RegExp) => screen.queryByRole('checkbox', { name }) !== null;

test('empty ones can be chosen where there are any', () => {
  show('kind', new Map([['a', 3]]));
  expect([has(/^Empty/), has(/^Not empty/)]).toEqual([false, false]);
  cleanup();
  show('kind', new Map([[EMPTY, 1]]));
  expect([has(/^Empty/), has(/^Not empty/)]).toEqual([true, true]);
  cleanup();
  show('kind', new Map([['a', 3]]), [EMPTY]);
  expect(has(/^Empty/)).toBe(true);
});

test('all but the ticked options can be chosen once one is ticked', () => {
  show('kind', new Map());
  expect(has(/^All except these/)).toBe(false);
  cleanup();
  show('kind', new Map(), ['a']);
  expect(has(/^All except these/)).toBe(true);
});
