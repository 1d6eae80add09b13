import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Row } from '../../entities/row';
import { setAddedRow, useAddedFirst } from '../../stores/lists/added-row';
import { signedInAt } from '../../stores/testing';
import { PeopleTable } from './testing';

const people: readonly Row[] = [
  { id: 1, name: 'Bob' },
  { id: 2, name: 'Ann' },
  { id: 3, name: 'Cid' },
];
const columns = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }: Row) => String(name),
    cell: ({ row }: { readonly row: { readonly original: Row } }) => String(row.original.name),
    meta: { searchText: ({ name }: Row) => String(name) },
  },
];

function People() {
  return <PeopleTable columns={columns} rows={useAddedFirst('people', people)} />;
}

function show() {
  const { router } = signedInAt('/people', <People />);
  const { unmount } = render(<RouterProvider router={router} />);
  return unmount;
}

afterEach(cleanup);

const rows = () => [...document.querySelectorAll<HTMLElement>('.data-row')];
const names = () => rows().map(({ textContent }) => textContent);
const marked = () => rows().filter(({ dataset }) => 'added' in dataset).length;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an added row is first and marked, even after a visit to another page', async () => {
  show();
  expect([names(), marked()]).toEqual([['Bob', 'Ann'], 0]);
  act(() => setAddedRow('people', '3'));
  expect([names(), marked()]).toEqual([['Cid', 'Bob'], 1]);
  await click('Next page');
  expect(names()).toEqual(['Ann']);
  await click('Previous page');
  expect([names(), marked()]).toEqual([['Cid', 'Bob'], 1]);
});

test('an added row takes the focus from the button of the form, but not from a field', () => {
  show();
  const [button, field] = [document.createElement('button'), document.createElement('input')];
  button.dataset.opensForm = '';
  document.body.append(button, field);
  for (const [element, id, focused] of [
    [button, '3', () => rows()[0]],
    [field, '2', () => field],
  ] as const) {
    element.focus();
    act(() => setAddedRow('people', id));
    expect(document.activeElement).toBe(focused());
  }
  button.remove();
  field.remove();
});

test.each(['Refresh', 'Name'])('%s returns an added row to its place', async (button) => {
  show();
  act(() => setAddedRow('people', '3'));
  await click(button);
  expect(marked()).toBe(0);
  if (button === 'Name') await click('Name');
  if (button === 'Name') await click('Name');
  expect(names()).toEqual(['Bob', 'Ann']);
});

test('leaving the screen returns an added row to its place', () => {
  const leave = show();
  act(() => setAddedRow('people', '3'));
  leave();
  show();
  expect([names(), marked()]).toEqual([['Bob', 'Ann'], 0]);
});
