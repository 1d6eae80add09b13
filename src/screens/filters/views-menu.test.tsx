import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DEFAULT_COLUMNS } from '../../components/data-table/columns/column-state';
import type { Row } from '../../entities/row';
import { setTablePreferences } from '../../stores/preferences/tables';
import { signedInAt } from '../../stores/testing';
import { viewStore } from '../../stores/views/views';
import { textFilterable } from '../screen-table/filterable';
import { PeopleTable } from '../screen-table/testing';

const rows: readonly Row[] = [{ id: 1, name: 'Ann', city: 'Pune' }];
const columns = ['name', 'city'].map((id) => ({
  id,
  header: id,
  cell: ({ row }: { readonly row: { readonly original: Row } }) => String(row.original[id]),
}));
const filterables = [textFilterable('city', 'City')];

/** Whether the saved view with this address is current, for a user with these columns. */
async function current(saved: string, columnOrder: readonly string[]) {
  const table = <PeopleTable columns={columns} rows={rows} filterables={filterables} />;
  const { router } = signedInAt('/people?f.city=Pune', table);
  setTablePreferences('people', { ...DEFAULT_COLUMNS, columnOrder: [...columnOrder] });
  viewStore.setState({ people: [{ id: 1, name: 'Mine', address: saved, isShared: false }] });
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  return screen.getByRole('menuitem', { name: /^Mine/ }).ariaCurrent;
}

test.each([
  ['f.city=Pune', [], 'true'],
  ['f.city=Pune', ['city', 'name'], 'true'],
  ['f.city=Pune&columns=city.name', ['city', 'name'], 'true'],
  ['f.city=Pune&columns=city.name', [], null],
])(
  'with the address %s and the columns arranged as %j, a view is current: %s',
  async (saved, order, is) => expect(await current(saved, order)).toBe(is),
);
