import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePages } from './use-pages';

test('the next page is added to the earlier ones, and a failure keeps them', async () => {
  const query = { person: 'asha' };
  const first = { entries: [3, 2], next: 2 };
  const fetchPage = vi.fn(async (_: object) => undefined as typeof first | undefined);
  fetchPage.mockResolvedValueOnce(first);
  const { result } = renderHook(() => usePages(query, fetchPage));
  await act(async () => {});
  expect(result.current.page).toEqual(first);

  await act(() => result.current.load(result.current.page));
  expect(result.current).toMatchObject({ page: first, isLoading: false });

  fetchPage.mockResolvedValueOnce({ entries: [1], next: 0 });
  await act(() => result.current.load(result.current.page));
  expect(fetchPage).toHaveBeenLastCalledWith({ person: 'asha', from: 2 });
  expect(result.current.page).toEqual({ entries: [3, 2, 1], next: 0 });
});

test('when the same entries can’t be loaded again, the last ones stay; with another query, they don’t', async () => {
  const first = { entries: [3, 2], next: 2 };
  const fetchPage = vi.fn(async (_: object) => undefined as typeof first | undefined);
  fetchPage.mockResolvedValueOnce(first);
  const { result, rerender } = renderHook((query) => usePages(query, fetchPage), {
    initialProps: { person: 'asha' },
  });
  await act(async () => {});
  await act(() => result.current.load());
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(result.current).toMatchObject({ page: first, isLoading: false });

  rerender({ person: 'ravi' });
  await act(async () => {});
  expect(result.current).toMatchObject({ page: undefined, isLoading: false });
});
