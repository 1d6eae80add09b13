import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { noticesStore } from '../../stores/calls/notices';
import { catalogueList } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';
import { pdfList } from '../../stores/pdf/list';
import { confirmationStore } from '../../stores/session/rights';
import { signedInAt } from '../../stores/testing';
// Loaded up front, because loading these after the first rows takes a busy machine most of a test's time limit.
import '../downloads/download-pdf';
import '../filters/filter-tools';
import '../screen-table/columns-menu';
import './category-filter';
import { PdfScreen } from './pdf-screen';

const COUNT = 1000;
const wallpapers = Array.from({ length: COUNT }, (_, id) => ({
  id,
  wpId: `WP-${id}`,
  name: `Wallpaper ${id}`,
}));

test('a click on a box renders the box and the count, but no row', async () => {
  const onRender = vi.fn();
  const { router } = signedInAt(
    '/pdf',
    <Profiler id="screen" onRender={onRender}>
      <PdfScreen />
    </Profiler>,
  );
  const rendered = vi.fn();
  const counted = wallpapers.map((wallpaper) =>
    Object.defineProperty({ ...wallpaper }, 'imgThumb', { get: rendered }),
  );
  listStore(pdfList).setState({ status: 'ready', content: counted });
  // Without the right to see the categories, which load later.
  confirmationStore.setState({ rights: { pdf: ['read', 'download'] } });
  await act(() => render(<RouterProvider router={router} useTransitions={false} />));
  for (const name of ['Download', 'Filters', 'Columns'])
    await screen.findByRole('button', { name });
  expect(rendered).toHaveBeenCalled();
  for (const spy of [rendered, onRender]) spy.mockClear();

  for (const wpId of ['WP-1', 'WP-2']) {
    fireEvent.click(screen.getByRole('checkbox', { name: `${wpId} in PDF` }));
  }
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(rendered).not.toHaveBeenCalled();
});

test('Undo after Clear restores the choice only once, and never replaces a later one', () => {
  const { router } = signedInAt('/pdf', <PdfScreen />);
  listStore(pdfList).setState({ status: 'ready', content: wallpapers });
  render(<RouterProvider router={router} useTransitions={false} />);
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'WP-1 in PDF' });
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  const { undo } = noticesStore.getState();
  act(() => undo?.run());
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  act(() => undo?.run());
  expect(box().checked).toBe(false);
});

test('the first rows are rendered without reading all ids', () => {
  const { router } = signedInAt('/pdf', <PdfScreen />);
  const read = vi.fn();
  const counted = wallpapers.map((wallpaper) =>
    Object.defineProperty({ ...wallpaper }, 'id', { get: () => read() ?? wallpaper.id }),
  );
  listStore(pdfList).setState({ status: 'ready', content: counted });
  render(<RouterProvider router={router} useTransitions={false} />);
  expect(screen.getByRole('checkbox', { name: 'WP-1 in PDF' })).toBeDefined();
  expect(read.mock.calls.length).toBeLessThan(COUNT / 10);
});

test('a message says that a category’s wallpapers can’t be loaded, and they can be loaded again', async () => {
  const { router } = signedInAt('/pdf?category=12', <PdfScreen />);
  listStore(pdfList).setState({ status: 'ready', content: wallpapers });
  listStore(catalogueList).setState({ status: 'failed' });
  render(<RouterProvider router={router} useTransitions={false} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'WP-1 in PDF' })).toBeNull();

  act(() => {
    const content = { ...catalogueList.empty, products: wallpapers };
    const links = { stored: [{ catId: 12, wpId: 'WP-1' }], flipped: new Map() };
    listStore(catalogueList).setState({ status: 'ready', content: { ...content, links } });
  });
  expect(await screen.findByRole('checkbox', { name: 'WP-1 in PDF' })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'WP-2 in PDF' })).toBeNull();
});
