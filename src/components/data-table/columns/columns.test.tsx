import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Badge } from '../../status/badge';
import { header, people, personColumns, renderTable, seen } from '../testing';
import { DEFAULT_COLUMNS } from './column-state';

const headers = () => screen.getAllByRole('columnheader').map((one) => one.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Columns' }));
const widths = () => [...document.querySelectorAll('th')].map((one) => one.style.width);

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
    renderTable({
      columns: personColumns.slice(0, 2),
      columnState: { columnVisibility: { city: false } },
    });
    await openMenu();
    expect(box('Name').hasAttribute('disabled')).toBe(true);
    expect(box('City').hasAttribute('disabled')).toBe(false);
  });

  test('searches hidden columns too', async () => {
    renderTable({ columnState: { columnVisibility: { city: false } } });
    await userEvent.type(screen.getByRole('searchbox'), 'surat');
    expect(await screen.findByText('1–5 of 6')).not.toBeNull();
  });

  test('resizes columns by keyboard, and says how wide they are', async () => {
    renderTable({ columnState: { columnSizing: { city: 200 } } });
    await openMenu();
    handle('City').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(widths()[1]).toBe('232px');
    await userEvent.keyboard('{ArrowLeft}');
    expect(widths()[1]).toBe('216px');
    expect(screen.getByText('City is 216 pixels wide').getAttribute('aria-live')).toBe('polite');
    await userEvent.keyboard('{ArrowLeft>12}');
    expect(widths()[1]).toBe('64px');
  });

  test('resets the visibility, the order and the widths of all columns', async () => {
    renderTable({
      columnState: {
        columnVisibility: { city: false },
        columnSizing: { name: 300 },
        columnOrder: ['rate', 'name'],
      },
    });
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(headers()).toEqual(['Name', 'City', 'Rate', 'Actions']);
    expect(widths()[0]).toBe('184px');
  });
});

describe('the order of columns', () => {
  const step = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const names = () =>
    screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);

  test('is changed by buttons, which keep the focus and announce the new place', async () => {
    renderTable();
    await openMenu();
    await step('Move City up');
    expect(headers()).toEqual(['City', 'Name', 'Rate', 'Actions']);
    expect(names()).toEqual(['City', 'Name', 'Rate']);
    expect(screen.getByText('City moved to position 1 of 3').getAttribute('aria-live')).toBe(
      'polite',
    );
    expect(seen()).toEqual(['Pune', 'Surat', 'Pune', 'Surat', 'Pune']);
    const up = screen.getByRole('button', { name: 'Move City up' });
    expect(up.ariaDisabled).toBe('true');
    await step('Move City up');
    expect(document.activeElement).toBe(up);
    await step('Move City down');
    await step('Move City down');
    await step('Move City down');
    expect(headers()).toEqual(['Name', 'Rate', 'City', 'Actions']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move City down' }));
  });

  test('is changed by arrow keys, which keep the focus', async () => {
    renderTable();
    await openMenu();
    handle('City').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(headers()).toEqual(['Name', 'Rate', 'City', 'Actions']);
    expect(document.activeElement).toBe(handle('City'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(headers()).toEqual(['City', 'Name', 'Rate', 'Actions']);
    expect(document.activeElement).toBe(handle('City'));
  });

  test('is changed by dragging a handle, but not with another button or when the drag is cancelled', async () => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    renderTable();
    await openMenu();
    // jsdom has no layout: each row is this high.
    for (const [index, name] of ['Name', 'City', 'Rate'].entries()) {
      const row = handle(name).parentElement ?? document.body;
      row.getBoundingClientRect = () => new DOMRect(0, index * 36, 300, 36);
    }
    fireEvent.pointerDown(handle('Rate'), { button: 2, clientY: 90, pointerId: 1 });
    fireEvent.pointerMove(handle('Rate'), { clientY: 10, pointerId: 1 });
    fireEvent.pointerUp(handle('Rate'), { pointerId: 1 });
    fireEvent.pointerDown(handle('Rate'), { clientY: 90, pointerId: 1 });
    fireEvent.pointerMove(handle('Rate'), { clientY: 50, pointerId: 1 });
    fireEvent.pointerCancel(handle('Rate'), { pointerId: 1 });
    fireEvent.pointerUp(handle('Rate'), { pointerId: 1 });
    expect(headers()).toEqual(['Name', 'City', 'Rate', 'Actions']);
    fireEvent.pointerDown(handle('Rate'), { clientY: 90, pointerId: 1 });
    fireEvent.pointerMove(handle('Rate'), { clientY: 10, pointerId: 1 });
    fireEvent.pointerUp(handle('Rate'), { pointerId: 1 });
    expect(headers()).toEqual(['Rate', 'Name', 'City', 'Actions']);
  });

  test('keeps new columns in their places, and ignores those that are gone', () => {
    renderTable({ columnState: { columnOrder: ['rate', 'gone', 'city', 'rate'] } });
    expect(headers()).toEqual(['Name', 'Rate', 'City', 'Actions']);
  });

  test('moves a column out of the pinned ones', async () => {
    renderTable({ columnState: { columnPinning: { start: ['city'], end: [] } }, pinnable: true });
    await openMenu();
    await step('Move City down');
    expect(headers()).toEqual(['Name', 'Rate', 'City', 'Actions']);
    const isPinned = (name: string) =>
      screen.getByRole('button', { name: `Pin ${name}` }).getAttribute('aria-pressed');
    expect([isPinned('Rate'), isPinned('City')]).toEqual(['true', 'false']);
  });
});

describe('pinned columns', () => {
  const pin = (name: string) => screen.getByRole('button', { name: `Pin ${name}` });

  test('come right after the first one', () => {
    renderTable({
      columnState: {
        columnPinning: { start: ['rate', 'name'], end: [] },
        columnSizing: { name: 200, rate: 100 },
      },
    });
    expect(headers()).toEqual(['Name', 'Rate', 'City', 'Actions']);
    expect(screen.getByRole('table').style.getPropertyValue('--edge-1')).toBe('200px');
    const pinned = [...document.querySelectorAll('.start-pinned-column')].map(
      (one) => one.textContent,
    );
    expect(pinned.slice(0, 2)).toEqual(['Rate', '120']);
  });

  test('are chosen in the menu, except the first one, which is always pinned', async () => {
    const { onColumnStateChange } = renderTable({
      columnState: { columnPinning: { start: ['rate'], end: [] } },
      pinnable: true,
    });
    await openMenu();
    expect(pin('Name').hasAttribute('disabled')).toBe(true);
    expect(pin('Rate').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(pin('City'));
    await userEvent.click(pin('Rate'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(onColumnStateChange.mock.calls).toEqual([
      [{ columnPinning: { start: ['rate', 'city'], end: [] } }],
      [{ columnPinning: { start: ['city'], end: [] } }],
      [DEFAULT_COLUMNS],
    ]);
  });

  test('are at the end where a table says so, until they are unpinned', async () => {
    const columns = personColumns.map((column) =>
      column.id === 'city'
        ? { ...column, meta: { ...column.meta, pinned: 'end' as const } }
        : column,
    );
    const { onColumnStateChange } = renderTable({ columns, pinnable: true });
    expect(headers()).toEqual(['Name', 'Rate', 'Actions', 'City']);
    expect(header('City').className).toContain('end-pinned-column');
    await openMenu();
    expect(pin('City').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(pin('City'));
    expect(headers()).toEqual(['Name', 'City', 'Rate', 'Actions']);
    await userEvent.click(pin('City'));
    expect(headers()).toEqual(['Name', 'Rate', 'Actions', 'City']);
    expect(onColumnStateChange.mock.calls).toEqual([
      [{ columnPinning: { start: [], end: [] } }],
      [{ columnPinning: { start: [], end: ['city'] } }],
    ]);
  });

  test('keep their number at the end when one is moved away', async () => {
    const columns = personColumns.map((column) =>
      column.id === 'rate'
        ? { ...column, meta: { ...column.meta, pinned: 'end' as const } }
        : column,
    );
    const { onColumnStateChange } = renderTable({ columns, pinnable: true });
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Move Rate up' }));
    expect(onColumnStateChange).toHaveBeenLastCalledWith({
      columnPinning: { start: [], end: ['city'] },
    });
  });

  test('can’t be chosen in other tables', async () => {
    renderTable();
    await openMenu();
    expect(screen.queryByRole('button', { name: /^Pin/ })).toBeNull();
  });
});

describe('a column’s edge', () => {
  const WIDTH = 200;
  beforeEach(() => {
    // jsdom has no layout: every header is this wide, and ends at 400.
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(400 - WIDTH, 0, WIDTH, 40),
    );
    HTMLElement.prototype.setPointerCapture = () => undefined;
  });

  test.each([
    ['Actions', 400, 'the last column has none'],
    ['City', 300, 'the rest of a header is no edge'],
  ])('of %s at %d does nothing: %s', (name, clientX) => {
    renderTable();
    const before = widths();
    fireEvent.pointerDown(header(name), { clientX, pointerId: 1 });
    fireEvent.pointerMove(header(name), { clientX: clientX + 50, pointerId: 1 });
    expect(widths()).toEqual(before);
  });

  test('follows the pointer, starting from the rendered width, and leaves the other columns alone', () => {
    renderTable();
    fireEvent.pointerDown(header('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerMove(header('City'), { clientX: 450, pointerId: 1 });
    expect(widths()).toEqual(['200px', '250px', '200px', '']);
    fireEvent.pointerUp(header('City'), { clientX: 430, pointerId: 1 });
    expect(widths()).toEqual(['200px', '230px', '200px', '']);
  });

  test('returns to its place when the drag is cancelled', () => {
    renderTable();
    const before = widths();
    fireEvent.pointerDown(header('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerMove(header('City'), { clientX: 450, pointerId: 1 });
    fireEvent.pointerCancel(header('City'), { pointerId: 1 });
    expect(widths()).toEqual(before);
  });

  test('is dragged only with the first button of the mouse', () => {
    renderTable();
    const before = widths();
    fireEvent.pointerDown(header('City'), { button: 2, clientX: 400, pointerId: 1 });
    // A menu has opened, which takes the event of the button's release.
    fireEvent.pointerMove(header('City'), { clientX: 450, pointerId: 1 });
    expect(widths()).toEqual(before);
  });

  test('stops before the column becomes too narrow to grab', () => {
    renderTable();
    fireEvent.pointerDown(header('City'), { clientX: 400, pointerId: 1 });
    fireEvent.pointerUp(header('City'), { clientX: 0, pointerId: 1 });
    expect(widths()[1]).toBe('64px');
  });
});

describe('a text', () => {
  test('gets an element that cuts it only if it may not fit', () => {
    renderTable({ rows: people.slice(0, 1) });
    expect(screen.getByText('Pune').tagName).toBe('TD');
    cleanup();
    renderTable({ rows: people.slice(0, 1), columnState: { columnSizing: { city: 64 } } });
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

  const tag = 'Partially refunded after a complaint';
  const badge = (): ReactNode => <Badge tone="danger">{tag}</Badge>;
  test.each([
    [
      'drawn by its cell',
      { cell: (): ReactNode => tag, meta: { neverCut: true, tone: () => 'danger' } },
    ],
    ['in its cell', { cell: badge }],
  ] as const)('that is a tag %s is shown in full as a tooltip', (_, column) => {
    renderTable({ rows: people.slice(0, 1), columns: [{ id: 'tag', header: 'Tag', ...column }] });
    const text = screen.getByText(tag);
    fireEvent.pointerOver(text);
    expect(text.closest('td')?.hasAttribute('title')).toBe(false);
    Object.defineProperty(text, 'scrollWidth', { value: 90 });
    Object.defineProperty(text, 'clientWidth', { value: 40 });
    fireEvent.pointerOver(text);
    expect(text.closest('td')?.title).toBe(tag);
  });
});
