import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { header, people, personColumns, renderTable } from '../testing';

afterEach(cleanup);

const headers = () => screen.getAllByRole('columnheader').map((one) => one.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });
const edge = (name: string) => {
  const found = header(name).querySelector('[data-edge]');
  if (!found) throw new Error(`The header ${name} has no edge.`);
  return found;
};
const width = (name: string) => screen.getByRole('spinbutton', { name: `Width of ${name}` });
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Columns' }));
const widths = () => [...document.querySelectorAll('col')].map((col) => col.style.width);

describe('the columns menu', () => {
  test('hides and shows columns, but not those that must be seen', async () => {
    renderTable();
    await openMenu();
    expect(screen.queryByRole('checkbox', { name: 'Actions' })).toBeNull();
    await userEvent.click(box('City'));
    expect(headers()).toEqual(['Name', 'Rate', 'Actions']);
    await userEvent.click(box('City'));
    expect(headers()).toEqual(['Name', 'City', 'Rate', 'Actions']);
  });

  test('keeps the last column that is seen', async () => {
    renderTable({ columns: personColumns.slice(0, 2), hiddenColumns: ['city'] });
    await openMenu();
    expect(box('Name').hasAttribute('disabled')).toBe(true);
    expect(box('City').hasAttribute('disabled')).toBe(false);
  });

  test('searches columns that are hidden too', async () => {
    renderTable({ hiddenColumns: ['city'] });
    await userEvent.type(screen.getByRole('searchbox'), 'surat');
    expect(await screen.findByText('1–5 of 6')).not.toBeNull();
  });

  test('sizes columns by the keyboard', async () => {
    renderTable();
    await openMenu();
    await userEvent.clear(width('City'));
    await userEvent.type(width('City'), '216');
    expect(widths()[1]).toBe('216px');
    await userEvent.type(width('City'), '9');
    expect(widths()[1]).toBe('800px');
    await userEvent.clear(width('City'));
    await userEvent.tab();
    expect(widths()[1]).toBe('800px');
    expect(width('City')).toHaveProperty('value', '800');
  });

  test('brings back every column and its width', async () => {
    renderTable({ hiddenColumns: ['city'], columnSizes: { name: 300 } });
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(headers()).toEqual(['Name', 'City', 'Rate', 'Actions']);
    expect(widths()[0]).toBe('184px');
  });
});

describe('columns that are kept at the left', () => {
  const pin = (name: string) => screen.getByRole('button', { name: `Keep ${name} at the left` });

  test('stand beside the first one, and begin where it ends', () => {
    renderTable({ pinnedColumns: ['rate', 'name'], columnSizes: { name: 200, rate: 100 } });
    expect(headers()).toEqual(['Name', 'Rate', 'City', 'Actions']);
    expect(screen.getByRole('table').style.getPropertyValue('--start-1')).toBe('200px');
    const kept = [...document.querySelectorAll('.left-pinned-column')].map(
      (one) => one.textContent,
    );
    expect(kept.slice(0, 2)).toEqual(['Rate', '120']);
  });

  test('are chosen in the menu, all but the first, which always stays', async () => {
    const onPinnedColumnsChange = vi.fn();
    renderTable({ pinnedColumns: ['rate'], onPinnedColumnsChange });
    await openMenu();
    expect(pin('Name').hasAttribute('disabled')).toBe(true);
    expect(pin('Rate').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(pin('City'));
    await userEvent.click(pin('Rate'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(onPinnedColumnsChange.mock.calls).toEqual([[['rate', 'city']], [[]], [[]]]);
  });

  test('can’t be chosen where nobody listens', async () => {
    renderTable();
    await openMenu();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });
});

describe('a column’s edge', () => {
  const SHOWN = 200;
  beforeAll(() => {
    // jsdom lays nothing out: every header is as wide as this.
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SHOWN);
    HTMLElement.prototype.setPointerCapture = () => undefined;
  });

  test('is no part of its header’s name, and the last column has none', () => {
    renderTable();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBe(edge('Name').closest('th'));
    expect(() => edge('Actions')).toThrow();
  });

  test('follows the pointer from the widths that are seen, and leaves the other columns be', () => {
    renderTable();
    fireEvent.pointerDown(edge('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerMove(edge('City'), { clientX: 450, pointerId: 1 });
    expect(widths()).toEqual(['200px', '250px', '200px', '']);
    fireEvent.pointerUp(edge('City'), { clientX: 430, pointerId: 1 });
    expect(widths()).toEqual(['200px', '230px', '200px', '']);
  });

  test('goes back when the drag is called off', () => {
    renderTable();
    const before = widths();
    fireEvent.pointerDown(edge('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerMove(edge('City'), { clientX: 450, pointerId: 1 });
    fireEvent.pointerCancel(edge('City'), { pointerId: 1 });
    expect(widths()).toEqual(before);
  });

  test('stops before a column is too narrow to be taken hold of', () => {
    renderTable();
    fireEvent.pointerDown(edge('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerUp(edge('City'), { clientX: 0, pointerId: 1 });
    expect(widths()[1]).toBe('64px');
  });
});

describe('a text that is cut off', () => {
  test('can be read in full where the pointer rests on it', () => {
    renderTable({ rows: people.slice(0, 1) });
    const text = screen.getByText('Pune');
    fireEvent.pointerOver(text);
    expect(text.closest('td')?.hasAttribute('title')).toBe(false);
    Object.defineProperty(text, 'scrollHeight', { value: 90 });
    Object.defineProperty(text, 'clientHeight', { value: 40 });
    fireEvent.pointerOver(text);
    expect(text.closest('td')?.title).toBe('Pune');
  });
});
