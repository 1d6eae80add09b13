import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { header, type people, renderTable, seen } from '../testing';
import { createSelection, type SelectionStore, selectRows } from './selection';

let store: SelectionStore;
let drawn: string[];
let table: ReturnType<typeof renderTable>;
beforeEach(() => {
  store = createSelection();
  drawn = [];
  const titleOf = ({ name }: (typeof people)[number]) => {
    drawn.push(String(name));
    return String(name);
  };
  table = renderTable({ selection: { store, idOf: ({ id }) => String(id), titleOf } });
});

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
const selected = () => [...store.getState().ids].join(' ');

test('the boxes change neither headers nor cells', () => {
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map((one) => one.textContent)).toEqual(['Name', 'City', 'Rate', 'Actions']);
  expect(header('Name').getAttribute('aria-sort')).toBe('none');
  expect(seen()).toEqual(['Ann', 'Bob', 'Cid', 'Dev', 'Eve']);
  const [row] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const names = within(row ?? document.body).getAllByRole('cell', { name: /^Ann$/ });
  expect(names).toHaveLength(1);
});

test('Shift selects and unselects the rows between, up and down', async () => {
  await userEvent.click(box('Dev'));
  fireEvent.click(box('Bob'), { shiftKey: true });
  expect(selected()).toBe('3 1 2');
  fireEvent.click(box('Cid'), { shiftKey: true });
  expect(selected()).toBe('3');
});

test('a row that is not on this page starts no range', async () => {
  await userEvent.click(box('Ann'));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  fireEvent.click(box('Hal'), { shiftKey: true });
  expect(selected()).toBe('0 7');
});

test('the header selects the page, in two states and between', async () => {
  await userEvent.click(box('Ann'));
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  await userEvent.click(all());
  expect(selected()).toBe('0 1 2 3 4');
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(all().checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(all());
  expect(selected()).toBe('');
});

test('the selection survives search and sort, and a click draws no row again', async () => {
  await userEvent.click(box('Cid'));
  await userEvent.type(screen.getByRole('searchbox'), 'Ann');
  await userEvent.click(header('Name').querySelector('button') ?? document.body);
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(box('Cid').checked).toBe(true);
  drawn = [];
  act(() => selectRows(store, ['0'], true));
  expect(drawn).toEqual(['Ann']);
  expect(table.onRefresh).not.toHaveBeenCalled();
});
