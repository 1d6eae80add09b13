import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY } from '../../common/filters';
import { fieldOf } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { FilterGroup } from './filter-group';
import { filterColumns } from './row-filters';

const config = entityConfig({
  fields: [
    { name: 'card', type: 'aadhaar', required: true },
    { name: 'second', type: 'aadhaar' },
    { name: 'city', type: 'text', required: true },
  ],
});

function show(name: string, counts?: ReadonlyMap<string, number>) {
  const [column] = filterColumns([{ id: name, header: name, field: fieldOf(config, name) }]);
  if (!column) throw new Error(name);
  render(<FilterGroup column={column} counts={counts} chosen={[]} onChange={() => undefined} />);
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
