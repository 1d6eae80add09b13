import type { CellContext } from '@tanstack/react-table';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Features } from './table-features';
import { header, type Person, personColumns, renderTable, seen } from './testing';

const cell = vi.fn(({ row }: CellContext<Features, Person>) => row.original.id);
let selected: string;
beforeEach(() => {
  renderTable({
    columns: [...personColumns, { id: 'x', header: 'X', cell }],
    titleOf: ({ name }) => String(name),
    below(table) {
      selected = table.getSelectedRowIds().join(' ');
      return null;
    },
  });
});

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });

test('the boxes change neither headers nor cells', () => {
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map((one) => one.textContent)).toEqual(['Name', 'City', 'Rate', 'Actions', 'X']);
  expect(header('Name').getAttribute('aria-sort')).toBe('none');
  expect(seen()).toEqual(['Ann', 'Bob', 'Cid', 'Dev', 'Eve']);
  const [row] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const names = within(row ?? document.body).getAllByRole('cell', { name: /^Ann$/ });
  expect(names).toHaveLength(1);
});

test('Shift selects and unselects the rows between, up and down', async () => {
  await userEvent.click(box('Dev'));
  fireEvent.click(box('Bob'), { shiftKey: true });
  expect(selected).toBe('1 2 3');
  fireEvent.click(box('Cid'), { shiftKey: true });
  expect(selected).toBe('3');
});

test('a row of another page does not start a range', async () => {
  await userEvent.click(box('Ann'));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  fireEvent.click(box('Hal'), { shiftKey: true });
  expect(selected).toBe('0 7');
});

test('the header’s box selects and unselects the page, and is indeterminate if some rows are selected', async () => {
  await userEvent.click(box('Ann'));
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  await userEvent.click(all());
  expect(selected).toBe('0 1 2 3 4');
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(all().checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(all());
  expect(selected).toBe('');
});

test('the selection survives search and sort, and a click renders no row again', async () => {
  await userEvent.click(box('Cid'));
  await userEvent.type(screen.getByRole('searchbox'), 'Ann');
  await userEvent.click(header('Name').querySelector('button') ?? document.body);
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(box('Cid').checked).toBe(true);
  cell.mockClear();
  await userEvent.click(box('Ann'));
  expect([box('Ann').checked, selected]).toEqual([true, '0 2']);
  expect(cell).not.toHaveBeenCalled();
});
