import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Row } from '../../entities/row';
import { signedInAt } from '../../stores/testing';
import { ScreenTable } from '../screen-table/screen-table';
import type { Selecting } from './selecting';
import { SelectionBar } from './selection-bar';

/** Ann, Anna and Annie, then Bob, Bobby, Bea and Ben. */
const people: readonly Row[] = 'Ann Anna Annie Bob Bobby Bea Ben'
  .split(' ')
  .map((name, id) => ({ id, name }));
const nameOf = ({ name }: Row) => String(name);
const columns = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: nameOf,
    cell: ({ row }: { readonly row: { readonly original: Row } }) => nameOf(row.original),
    meta: { searchText: nameOf },
  },
];
const defaults = { sorting: [], pageSize: 2, sortable: ['name'] };
const refresh = async () => {};
const target = { entity: 'person', label: 'Person', labelPlural: 'People', refresh };
const selecting: Selecting = {
  titleOf: nameOf,
  buttons: () => null,
  bar: (selected) => <SelectionBar {...selected} target={target} />,
};

function show() {
  const table = (
    <ScreenTable
      name="people"
      caption="People"
      columns={columns}
      rows={people}
      list={{ status: 'ready', refreshing: false, refresh, keepsView: false }}
      defaults={defaults}
      filterables={undefined}
      selecting={selecting}
    />
  );
  render(<RouterProvider router={signedInAt('/people', table).router} />);
}

async function find(term: string) {
  const search = screen.getByRole('searchbox');
  await userEvent.clear(search);
  if (term) await userEvent.type(search, term);
}
const selectPage = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const all = () => screen.queryByRole('button', { name: /^Select all / })?.textContent;

test('all matching rows can be selected, however many other rows are selected', async () => {
  show();
  await find('B');
  await selectPage();
  await click('Select all 4');
  expect([screen.queryByText('4 selected') !== null, all()]).toEqual([true, undefined]);
  await find('Ann');
  await selectPage();
  await click('Select all 3');
  expect([screen.queryByText('7 selected') !== null, all()]).toEqual([true, undefined]);
});
