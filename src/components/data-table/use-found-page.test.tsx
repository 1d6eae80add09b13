import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { firstQuery, type Person, people } from './testing';
import { useFoundPage } from './use-found-page';

test('a table and the dialogs of its rows read the rows once', () => {
  const accessorFn = vi.fn(({ name }: Person) => name);
  const columns = [{ id: 'name', accessorFn }];
  const query = { ...firstQuery, sorting: [{ id: 'name', desc: true }] };
  const dialogQuery = { ...query, pagination: { pageIndex: 0, pageSize: people.length } };
  for (const asked of [query, dialogQuery, query])
    renderHook(() => useFoundPage(people, columns, asked));
  expect(accessorFn).toHaveBeenCalledTimes(people.length);
});
