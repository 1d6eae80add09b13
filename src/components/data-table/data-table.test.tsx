import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  firstQuery,
  header,
  type Person,
  people,
  personColumns,
  renderTable,
  seen,
} from './testing';

const search = () => screen.getByRole('searchbox', { name: 'Search' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the table', () => {
  test('has a caption, a header for each column, and a page of rows', () => {
    renderTable();
    const table = screen.getByRole('table', { name: 'People' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map((one) => one.textContent)).toEqual(['Name', 'City', 'Rate', 'Actions']);
    expect(headers.every((one) => one.getAttribute('scope') === 'col')).toBe(true);
    expect(seen()).toEqual(['Ann', 'Bob', 'Cid', 'Dev', 'Eve']);
  });

  test('renders an unchanged row only once', async () => {
    const cell = vi.fn(() => 'x');
    renderTable({ columns: [...personColumns, { id: 'x', header: 'X', cell }] });
    const rendered = cell.mock.calls.length;
    await userEvent.click(search());
    await userEvent.paste('ann');
    await waitFor(() => expect(seen()).toEqual(['Ann']));
    expect(cell.mock.calls.length).toBe(rendered);
  });

  test('shows rows with missing and duplicate ids', () => {
    const row = { id: 1, name: 'Ann', city: '', rate: null };
    renderTable({ rows: [row, { ...row, name: 'Bob' }, { ...row, name: null }] });
    expect(seen()).toEqual(['Ann', 'Bob', '']);
  });
});

describe('while a long list is loading', () => {
  const loading = { status: 'loading', refreshing: true } as const;

  test('its first rows are shown, without a count', () => {
    renderTable(loading);
    expect(seen()).toEqual(['Ann', 'Bob', 'Cid', 'Dev', 'Eve']);
    expect(screen.queryByText(/of 12/)).toBeNull();
    expect(screen.getByRole('table').hasAttribute('aria-busy')).toBe(false);
  });

  test.each([
    ['a search', { globalFilter: 'a' }],
    ['an order', { sorting: [{ id: 'name', desc: false }] }],
    ['another page', { pagination: { pageIndex: 1, pageSize: 5 } }],
  ])('%s waits for the other rows', (_, query) => {
    renderTable({ ...loading, query: { ...firstQuery, ...query } });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Ann')).toBeNull();
  });
});

describe('searching', () => {
  test('follows the typing, goes to the first page, and reports the term when typing pauses', async () => {
    const { onQueryChange } = renderTable({
      query: { ...firstQuery, pagination: { pageIndex: 2, pageSize: 5 } },
    });
    expect(seen()).toEqual(['Kim', 'Lea']);
    for (const value of ['p', 'pu', 'pun', 'pune'])
      fireEvent.change(search(), { target: { value } });
    await waitFor(() => expect(seen()).toEqual(['Ann', 'Cid', 'Eve', 'Gus', 'Ian']));
    await waitFor(() =>
      expect(onQueryChange.mock.calls).toEqual([
        [{ globalFilter: 'pune', pagination: { pageIndex: 0, pageSize: 5 } }],
      ]),
    );
  });

  test('reports the typed term before a click that follows at once', async () => {
    const { onQueryChange } = renderTable();
    fireEvent.change(search(), { target: { value: 'pune' } });
    // No await in between, so that the pause after typing can’t end first.
    fireEvent.click(button('Next page'));
    expect(onQueryChange.mock.calls).toEqual([
      [{ globalFilter: 'pune', pagination: { pageIndex: 0, pageSize: 5 } }],
      [{ pagination: { pageIndex: 1, pageSize: 5 } }],
    ]);
    await waitFor(() => expect(seen()).toEqual(['Kim']));
  });

  test('says that nothing matches, and clears the search', async () => {
    renderTable();
    await userEvent.type(search(), 'zzz');
    expect(await screen.findByText('Nothing here')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
    await userEvent.click(button('Clear search'));
    await waitFor(() => expect(seen()).toHaveLength(5));
  });

  test('announces how many rows match, without those that stay although they no longer do', async () => {
    const { change } = renderTable({ keepsView: true });
    await userEvent.type(search(), 'Pune');
    await screen.findByText('6 rows found');
    change({ rows: people.map((one) => (one.id === 0 ? { ...one, city: 'Surat' } : one)) });
    await screen.findByText('5 rows found 1 row no longer matches');
    screen.getByText('1–5 of 6');
  });

  test('counts matches below its only page in the same way', async () => {
    const some = people.slice(0, 5);
    const { change } = renderTable({ rows: some, keepsView: true });
    await userEvent.type(search(), 'Pune');
    await screen.findByText('3 matches');
    change({ rows: some.map((one) => (one.id === 0 ? { ...one, city: 'Surat' } : one)) });
    expect(seen()).toHaveLength(3);
    await screen.findByText('2 matches');
  });

  test('has no search box without a searchable column', () => {
    renderTable({
      columns: [{ id: 'city', header: 'City', cell: ({ row }) => row.original.city }],
    });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('sorting', () => {
  test('switches between ascending, descending and unsorted, and says so in the header', async () => {
    const names = ['Dev', null, 'Bob', 'Ann', 'cid'];
    renderTable({ rows: names.map((name, id) => ({ id, name, city: '', rate: null })) });
    const sorted = [
      ['ascending', ['Ann', 'Bob', 'cid', 'Dev', '']],
      ['descending', ['Dev', 'cid', 'Bob', 'Ann', '']],
      ['none', ['Dev', '', 'Bob', 'Ann', 'cid']],
    ] as const;
    for (const [direction, order] of sorted) {
      await userEvent.click(within(header('Name')).getByRole('button'));
      expect(header('Name').getAttribute('aria-sort')).toBe(direction);
      await waitFor(() => expect(seen()).toEqual(order));
    }
  });

  test('adds columns with Shift, and says so', async () => {
    renderTable({
      columns: personColumns.map((one) => ({ ...one, accessorFn: ({ city }: Person) => city })),
    });
    const user = userEvent.setup();
    const button = (name: string) => within(header(name)).getByRole('button');
    const sorts = () =>
      ['Name', 'City', 'Rate'].map((name) => [
        header(name).getAttribute('aria-sort'),
        button(name).getAttribute('aria-description'),
      ]);
    await user.click(button('City'));
    await user.keyboard('{Shift>}');
    await user.click(button('Name'));
    expect(sorts()).toEqual([
      ['none', 'Sort priority 2, ascending'],
      ['ascending', 'Sort priority 1, ascending'],
      ['none', null],
    ]);
    await user.click(button('City'));
    await user.click(button('City'));
    expect(sorts()).toEqual([
      ['ascending', null],
      ['none', null],
      ['none', null],
    ]);
  });

  test('has no button for an unsortable column', () => {
    renderTable();
    expect(header('Name').getAttribute('aria-sort')).toBe('none');
    expect(header('City').hasAttribute('aria-sort')).toBe(false);
    expect(within(header('City')).queryByRole('button')).toBeNull();
  });
});

describe('paging', () => {
  test('moves from page to page, and shows the position', async () => {
    renderTable();
    expect(screen.getByText('1–5 of 12')).not.toBeNull();
    expect(button('Previous page').hasAttribute('disabled')).toBe(true);
    await userEvent.click(button('Next page'));
    await userEvent.click(button('Next page'));
    await screen.findByText('11–12 of 12');
    expect(seen()).toEqual(['Kim', 'Lea']);
    expect(button('Next page').hasAttribute('disabled')).toBe(true);
    await userEvent.click(button('Previous page'));
    await screen.findByText('6–10 of 12');
  });

  test('shows the previous page when the last row of the last page is removed', () => {
    const { change } = renderTable({
      query: { ...firstQuery, pagination: { pageIndex: 2, pageSize: 5 } },
    });
    change({ rows: people.slice(0, 10) });
    expect(screen.getByText('6–10 of 10')).not.toBeNull();
    expect(seen()).toEqual(['Fay', 'Gus', 'Hal', 'Ian', 'Jan']);
  });

  test('is hidden if one page has all rows', () => {
    renderTable({ rows: people.slice(0, 5) });
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('keeps the first row in view when the page size changes', async () => {
    const { onQueryChange } = renderTable();
    await userEvent.click(button('Next page'));
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '25');
    expect(onQueryChange).toHaveBeenLastCalledWith({
      pagination: { pageIndex: 0, pageSize: 25 },
    });
    await waitFor(() => expect(seen()).toHaveLength(12));
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '5');
    await waitFor(() => expect(seen()).toHaveLength(5));
  });

  test('names the page in view until the list is updated, even if others have shortened the list', async () => {
    const query = { ...firstQuery, pagination: { pageIndex: 2, pageSize: 5 } };
    const { change } = renderTable({ query, keepsView: true });
    screen.getByText('11–12 of 12');
    change({ rows: people.slice(4) });
    expect(seen()).toEqual(['Kim', 'Lea']);
    screen.getByText('11–12 of 12');
    await userEvent.click(button('Show new order'));
    expect(seen()).toEqual(['Jan', 'Kim', 'Lea']);
    screen.getByText('6–8 of 8');
  });
});

describe('states', () => {
  test('shows skeletons while loading, which screen readers ignore', () => {
    renderTable({ status: 'loading', rows: [] });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(5);
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1);
    expect(screen.queryByText('Nothing here')).toBeNull();
  });

  test('says that there are no rows', () => {
    renderTable({ rows: [] });
    expect(screen.getByText('Nothing here')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  test('says that loading failed, and tries again', async () => {
    const { onRefresh } = renderTable({ status: 'failed', rows: [] });
    expect(screen.getByText('Loading failed.')).not.toBeNull();
    await userEvent.click(button('Try again'));
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  test('refreshes only once at a time, and keeps the rows until then', async () => {
    const { onRefresh, change } = renderTable();
    await userEvent.click(button('Refresh'));
    change({ refreshing: true });
    await userEvent.click(button('Refresh'));
    expect(onRefresh).toHaveBeenCalledOnce();
    expect(button('Refresh').getAttribute('aria-busy')).toBe('true');
    expect(seen()).toHaveLength(5);
  });
});
