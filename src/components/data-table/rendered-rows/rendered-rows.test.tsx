import type { CellContext, ColumnDef } from '@tanstack/react-table';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Features } from '../table-features';
import { ROW_HEIGHT } from '../table-row';
import { firstQuery, header, type Person, personColumns, renderTable, seen } from '../testing';

// Searching and sorting take one slice, however slow the machine is.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

const people: readonly Person[] = Array.from({ length: 1000 }, (_, id) => ({
  id,
  name: `Person ${String(id).padStart(3, '0')}`,
  city: id % 2 === 0 ? 'Pune' : 'Surat',
  rate: 1000 - id,
}));
const pageOf = (pageSize: number) => ({ ...firstQuery, pagination: { pageIndex: 0, pageSize } });
const query = pageOf(100);
/** More rows than fit into the window of 768 pixels. */
const IN_VIEW = 20;

const names = (from: number, to: number) => people.slice(from, to).map(({ name }) => name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const searchFor = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const wholePage = () => waitFor(() => expect(seen()).toHaveLength(100));

const area = () => screen.getByRole('region', { name: 'People' });

function scrollTo(top: number) {
  area().scrollTop = top;
  fireEvent.scroll(area());
}

const reusableColumns = personColumns.map((column) => ({
  ...column,
  meta: { ...column.meta, reusable: true },
}));

/** A cell with state: whether its secret is shown. */
function Secret({ name }: { readonly name: string | null }) {
  const [shown, setShown] = useState(false);
  return (
    <button type="button" onClick={() => setShown(!shown)}>
      {shown ? `${name}’s secret` : `Show ${name}`}
    </button>
  );
}

const secret: ColumnDef<Features, Person> = {
  id: 'secret',
  header: 'Secret',
  cell: ({ row }) => <Secret name={row.original.name} />,
};

test('rows in view are rendered at once, and the rest of the page soon after, in order', async () => {
  renderTable({ rows: people, query });
  expect(seen()).toEqual(names(0, seen().length));
  expect(seen().length).toBeLessThan(IN_VIEW);
  await wholePage();
  press('Next page');
  expect(seen()).toEqual(names(100, 100 + seen().length));
  expect(seen().length).toBeLessThan(IN_VIEW);
  await wholePage();
  expect(seen()).toEqual(names(100, 200));
});

test('typing, sorting and paging render only the rows in view before the next paint', async () => {
  const cell = vi.fn(({ row }: CellContext<Features, Person>) => row.original.id);
  renderTable({ rows: people, query, columns: [...personColumns, { id: 'x', header: 'X', cell }] });
  await wholePage();
  const renderedBy = (action: () => void) => {
    cell.mockClear();
    action();
    return cell.mock.calls.length;
  };
  expect(renderedBy(() => searchFor('surat'))).toBeLessThan(IN_VIEW);
  expect(renderedBy(() => searchFor('surat '))).toBe(0);
  expect(renderedBy(() => press('Next page'))).toBeLessThan(IN_VIEW);
  expect(
    renderedBy(() => fireEvent.click(within(header('Rate')).getByRole('button'))),
  ).toBeLessThan(IN_VIEW);
  expect(seen()[0]).toBe('Person 999');
  await wholePage();
});

test('scrolling renders the rest of a page at once if it has not followed yet', () => {
  renderTable({ rows: people, query });
  scrollTo(3000);
  expect(seen()).toEqual(names(0, 100));
});

test('a new page starts at its top; changed rows keep the scroll position', () => {
  const { change } = renderTable({ rows: people, query });
  scrollTo(3000);
  change({ rows: people.slice(1) });
  expect(area().scrollTop).toBe(3000);
  press('Next page');
  expect(area().scrollTop).toBe(0);
});

test('what a cell reveals stays in its own row, and is hidden when the row is gone', async () => {
  renderTable({ rows: people.slice(0, 15), columns: [...personColumns, secret] });
  press('Show Person 002');
  press('Next page');
  expect(seen()[0]).toBe('Person 005');
  expect(screen.queryByText(/secret/)).toBeNull();
  press('Previous page');
  expect(screen.queryByText(/secret/)).toBeNull();
  press('Show Person 002');
  searchFor('person');
  fireEvent.click(within(header('Rate')).getByRole('button'));
  expect(screen.queryByText(/secret/)).toBeNull();
});

test('what a cell reveals stays when its row moves', async () => {
  renderTable({ rows: people.slice(0, 5), columns: [...personColumns, secret] });
  press('Show Person 000');
  fireEvent.click(within(header('Rate')).getByRole('button'));
  expect(seen()[4]).toBe('Person 000');
  expect(screen.getByText('Person 000’s secret').closest('tr')?.rowIndex).toBe(5);
});

test('the focus stays on a row that is still on the page, and otherwise goes to another row', async () => {
  const { change } = renderTable({
    rows: people,
    columns: reusableColumns,
  });
  const button = screen.getByRole('button', { name: 'Update 3' });
  act(() => button.focus());
  change({ rows: people.slice(1) });
  expect(seen()[2]).toBe('Person 003');
  expect(document.activeElement).toBe(button);
  press('Next page');
  expect(button.isConnected).toBe(false);
  expect(document.activeElement?.closest('tbody')).not.toBeNull();
});

test('scrolling a long page reuses the elements of its rows, but not of the one with the focus', async () => {
  renderTable({ rows: people, columns: reusableColumns, query: pageOf(1000), fixedRows: true });
  const rows = () => [...document.querySelectorAll('tbody tr:not([aria-hidden])')];
  const before = new Set(rows());
  const button = screen.getByRole('button', { name: 'Update 3' });
  act(() => button.focus());
  scrollTo(500 * ROW_HEIGHT);
  expect(seen().slice(0, 2)).toEqual(['Person 003', 'Person 500']);
  expect(document.activeElement).toBe(button);
  expect(rows().filter((row) => !before.has(row)).length).toBeLessThan(2);
  await waitFor(() => expect(seen()).toContain('Person 495'));
  expect(screen.getAllByRole('row')[2]?.getAttribute('aria-rowindex')).toBe('494');
});

test('a long page is rendered whole for printing, and afterwards only around the view', () => {
  renderTable({ rows: people, query: pageOf(300) });
  expect(seen().length).toBeLessThan(IN_VIEW);
  fireEvent(window, new Event('beforeprint'));
  expect(seen()).toEqual(names(0, 300));
  fireEvent(window, new Event('afterprint'));
  expect(seen().length).toBeLessThan(IN_VIEW);
});

test('a page of more than 2,000 rows is printed only around the view, as rendering it whole would take too long', () => {
  const many = Array.from({ length: 3 }, () => people).flat();
  renderTable({ rows: many, query: pageOf(3000) });
  fireEvent(window, new Event('beforeprint'));
  expect(seen().length).toBeLessThan(IN_VIEW);
});

test('gaps are as tall as the rows that they replace', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  renderTable({ rows: people, query: pageOf(1000) });
  const gaps = () =>
    [...document.querySelectorAll<HTMLElement>('tbody tr[aria-hidden] td')].map((gap) =>
      Number.parseInt(gap.style.height, 10),
    );
  const rendered = seen().length;
  expect(gaps()).toEqual([(1000 - rendered) * ROW_HEIGHT]);
  scrollTo(500 * ROW_HEIGHT);
  vi.restoreAllMocks();
  const [before = 0] = gaps();
  // Rendered rows have been measured: they are taller than expected.
  expect(before).toBeGreaterThanOrEqual(
    rendered * 60 + (Number(seen()[0]?.slice(-3)) - rendered - 1) * ROW_HEIGHT,
  );
});
