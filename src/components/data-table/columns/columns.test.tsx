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
  test('hides and shows columns, except those that must stay visible', async () => {
    renderTable();
    await openMenu();
    expect(screen.queryByRole('checkbox', { name: 'Actions' })).toBeNull();
    await userEvent.click(box('City'));
    expect(headers()).toEqual(['Name', 'Rate', 'Actions']);
    await userEvent.click(box('City'));
    expect(headers()).toEqual(['Name', 'City', 'Rate', 'Actions']);
  });

  test('does not hide the last visible column', async () => {
    renderTable({ columns: personColumns.slice(0, 2), settings: { hidden: ['city'] } });
    await openMenu();
    expect(box('Name').hasAttribute('disabled')).toBe(true);
    expect(box('City').hasAttribute('disabled')).toBe(false);
  });

  test('searches hidden columns too', async () => {
    renderTable({ settings: { hidden: ['city'] } });
    await userEvent.type(screen.getByRole('searchbox'), 'surat');
    expect(await screen.findByText('1–5 of 6')).not.toBeNull();
  });

  test('sizes columns by keyboard', async () => {
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

  test('resets every column and its width', async () => {
    renderTable({ settings: { hidden: ['city'], sizes: { name: 300 } } });
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(headers()).toEqual(['Name', 'City', 'Rate', 'Actions']);
    expect(widths()[0]).toBe('184px');
  });
});

describe('pinned columns', () => {
  const pin = (name: string) => screen.getByRole('button', { name: `Pin ${name}` });

  test('come right after the first one', () => {
    renderTable({ settings: { pinned: ['rate', 'name'], sizes: { name: 200, rate: 100 } } });
    expect(headers()).toEqual(['Name', 'Rate', 'City', 'Actions']);
    expect(screen.getByRole('table').style.getPropertyValue('--start-1')).toBe('200px');
    const pinned = [...document.querySelectorAll('.left-pinned-column')].map(
      (one) => one.textContent,
    );
    expect(pinned.slice(0, 2)).toEqual(['Rate', '120']);
  });

  test('are chosen in the menu, except the first one, which is always pinned', async () => {
    const { onSettingsChange } = renderTable({ settings: { pinned: ['rate'] }, pinnable: true });
    await openMenu();
    expect(pin('Name').hasAttribute('disabled')).toBe(true);
    expect(pin('Rate').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(pin('City'));
    await userEvent.click(pin('Rate'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(onSettingsChange.mock.calls).toEqual([
      [{ pinned: ['rate', 'city'] }],
      [{ pinned: ['city'] }],
      [{ hidden: [], sizes: {}, pinned: [] }],
    ]);
  });

  test('can’t be chosen in other tables', async () => {
    renderTable();
    await openMenu();
    expect(screen.queryByRole('button', { name: /^Pin/ })).toBeNull();
  });
});

describe('a column’s edge', () => {
  const WIDTH = 200;
  beforeAll(() => {
    // jsdom has no layout: every header is this wide.
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
    HTMLElement.prototype.setPointerCapture = () => undefined;
  });

  test('is not part of its header’s name; the last column has none', () => {
    renderTable();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBe(edge('Name').closest('th'));
    expect(() => edge('Actions')).toThrow();
  });

  test('follows the pointer, starting from the rendered width, and leaves the other columns alone', () => {
    renderTable();
    fireEvent.pointerDown(edge('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerMove(edge('City'), { clientX: 450, pointerId: 1 });
    expect(widths()).toEqual(['200px', '250px', '200px', '']);
    fireEvent.pointerUp(edge('City'), { clientX: 430, pointerId: 1 });
    expect(widths()).toEqual(['200px', '230px', '200px', '']);
  });

  test('goes back when the drag is cancelled', () => {
    renderTable();
    const before = widths();
    fireEvent.pointerDown(edge('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerMove(edge('City'), { clientX: 450, pointerId: 1 });
    fireEvent.pointerCancel(edge('City'), { pointerId: 1 });
    expect(widths()).toEqual(before);
  });

  test('stops before the column becomes too narrow to grab', () => {
    renderTable();
    fireEvent.pointerDown(edge('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerUp(edge('City'), { clientX: 0, pointerId: 1 });
    expect(widths()[1]).toBe('64px');
  });
});

describe('a text', () => {
  test('gets an element that cuts it only if it may not fit', () => {
    renderTable({ rows: people.slice(0, 1) });
    expect(screen.getByText('Pune').tagName).toBe('TD');
    cleanup();
    renderTable({ rows: people.slice(0, 1), settings: { sizes: { city: 64 } } });
    expect(screen.getByText('Pune').className).toBe('cell-text');
  });
});

describe('a truncated text', () => {
  test('is shown in full as a tooltip', () => {
    const city = 'The city of the seven islands, as it was known to sailors';
    renderTable({ rows: people.slice(0, 1).map((person) => ({ ...person, city })) });
    const text = screen.getByText(city);
    fireEvent.pointerOver(text);
    expect(text.closest('td')?.hasAttribute('title')).toBe(false);
    Object.defineProperty(text, 'scrollHeight', { value: 90 });
    Object.defineProperty(text, 'clientHeight', { value: 40 });
    fireEvent.pointerOver(text);
    expect(text.closest('td')?.title).toBe(city);
  });
});
