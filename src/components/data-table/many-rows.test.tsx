import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { firstQuery, header, type Person, renderTable, seen } from './testing';

const rows: readonly Person[] = Array.from({ length: 60_000 }, (_, id) => ({
  id,
  name: `Person ${id}`,
  city: id % 3 === 0 ? 'Pune' : 'Surat',
  rate: (id * 7919) % 60_000,
}));

/** Makes every slice of the work as short as possible, however fast the machine. */
function leapingClock() {
  let now = 0;
  return vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
}

describe('very many rows', () => {
  // A new array for each table, as tables with the same array share an index.
  test('are sorted in slices, while the previous page stays', async () => {
    const clock = leapingClock();
    renderTable({ rows: [...rows] });
    fireEvent.click(within(header('Rate')).getByRole('button'));
    expect(seen()[0]).toBe('Person 0');
    clock.mockRestore();
    await waitFor(() => expect(seen(3)).toEqual(['0', '1', '2', '3', '4']));
  });

  test('are skeletons until the first page is found', async () => {
    const clock = leapingClock();
    renderTable({
      rows: [...rows],
      query: { ...firstQuery, globalFilter: 'pune', sorting: [{ id: 'rate', desc: true }] },
    });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    clock.mockRestore();
    await screen.findByText('1–5 of 20000');
    expect(screen.getByRole('table').hasAttribute('aria-busy')).toBe(false);
  });

  test('are shown as soon as the first of them match, but not counted before the search is done', async () => {
    const clock = leapingClock();
    renderTable({ rows: [...rows] });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pune' } });
    expect(seen(2)).toEqual(Array.from({ length: 5 }, () => 'Pune'));
    expect(screen.queryByText(/rows found|^1–5 of/)).toBeNull();
    clock.mockRestore();
    await screen.findByText('20,000 rows found');
  });
});

describe('very many rows on one page', () => {
  beforeEach(() => {
    // jsdom has no layout: these are the heights of the table and its rows.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  });

  test('are rendered as they come into view', async () => {
    renderTable({ rows, query: { ...firstQuery, pagination: { pageIndex: 0, pageSize: 60_000 } } });
    await waitFor(() => expect(seen()[0]).toBe('Person 0'));
    expect(seen().length).toBeLessThan(100);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('60001');
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('2');
  });

  test('are not read before they come into view', async () => {
    const rowId = vi.fn(({ id }: Person) => String(id));
    renderTable({
      rows,
      rowId,
      fixedRows: true,
      query: { ...firstQuery, pagination: { pageIndex: 0, pageSize: 60_000 } },
    });
    await waitFor(() => expect(seen()[0]).toBe('Person 0'));
    expect(new Set(rowId.mock.calls.map(([row]) => row)).size).toBeLessThan(100);
  });
});
