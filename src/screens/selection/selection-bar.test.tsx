import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Failure } from '../../api/http/errors';
import { deferred } from '../../api/http/testing';
import type { Row } from '../../entities/row';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../../stores/calls/notices';
import { fetchedList, signedInAt } from '../../stores/testing';
import { PeopleTable } from '../screen-table/testing';
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
/** Fetches the same rows again. */
let refresh = async () => {};
const target = {
  entity: 'person',
  label: 'Person',
  labelPlural: 'People',
  refresh: () => refresh(),
};
type Offers = Pick<Parameters<typeof SelectionBar>[0], 'edit' | 'others'>;

function show(offers: Offers = {}) {
  const selecting: Selecting = {
    titleOf: nameOf,
    buttons: () => null,
    bar: (selection) => <SelectionBar {...selection} target={target} {...offers} />,
  };
  function Screen() {
    const [rows, setRows] = useState(people);
    refresh = async () => setRows(people.map((row) => ({ ...row })));
    const list = { ...fetchedList('people'), refresh };
    return <PeopleTable columns={columns} rows={rows} list={list} selecting={selecting} />;
  }
  render(<RouterProvider router={signedInAt('/people', <Screen />).router} />);
}

/** A button that greets the selected rows; `sent` says when that is done. */
function greeting(sent: Promise<void>): NonNullable<Offers['others']> {
  const changeOf = (rows: readonly Row[]) => ({
    entity: 'person',
    rows,
    what: 'Greet',
    done: () => 'Greeted',
    refresh: () => refresh(),
    sendAll: async () => ({ change: 1, changed: rows.length }),
    send: () => sent,
  });
  return [{ label: 'Greet', concerns: () => true, changeOf }];
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

test('a row that is selected while others are being changed stays selected', async () => {
  const sent = deferred<void>();
  show({ others: greeting(sent.promise) });
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  await userEvent.click(box('Ann'));
  await click('Greet');
  await userEvent.click(box('Anna'));
  await act(async () => sent.resolve());
  expect(await screen.findByText('1 selected')).not.toBeNull();
  expect([box('Ann'), box('Anna')]).toMatchObject([{ checked: false }, { checked: true }]);
});

test('after the selected rows have been changed, the focus is on the box for all rows, not on the search', async () => {
  const sent = deferred<void>();
  show({ others: greeting(sent.promise) });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
  await click('Greet');
  await act(refresh);
  expect(document.activeElement).toHaveProperty('textContent', 'Greet');
  await act(async () => sent.resolve());
  await expect.poll(() => screen.queryByText('1 selected')).toBeNull();
  expect(document.activeElement?.ariaLabel).toBe('Select all rows');
});

test('the message about a failed edit disappears when another value is typed', async () => {
  const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
  const errors = { name: ['Too short.'] };
  const send = () => Promise.reject(new Failure('invalid', { errors }));
  show({ edit: { config, names: ['name'], send } });
  await selectPage();
  await click('Edit');
  const input = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(input, 'X');
  await click('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Ann – Too short.');
  await userEvent.type(input, 'Y');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if a change fails after the selection was left, an alert says so', async () => {
  const sent = deferred<void>();
  const failure = new Failure('forbidden', { message: 'Not allowed.' });
  show({ others: greeting(sent.promise.then(() => Promise.reject(failure))) });
  const box = screen.getByRole('checkbox', { name: 'Select Ann' });
  await userEvent.click(box);
  await click('Greet');
  await userEvent.click(box);
  expect(screen.queryByText('1 selected')).toBeNull();
  await act(async () => sent.resolve());
  const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);
  await expect.poll(alerts).toEqual(['0 of 1 changed. 1 failed: Ann – Not allowed.']);
});
