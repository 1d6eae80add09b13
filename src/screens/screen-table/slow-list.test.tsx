import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fetchedList, signedInAt } from '../../stores/testing';
import { PeopleTable } from './testing';

test('if a list takes long to load, a message says so, and the list can be fetched again', async () => {
  const refresh = vi.fn(async () => {});
  const list = { ...fetchedList('people'), status: 'failed', refreshing: true, refresh } as const;
  const table = <PeopleTable columns={[{ id: 'name', header: 'Name' }]} rows={[]} list={list} />;
  render(<RouterProvider router={signedInAt('/people', table).router} />);
  expect(screen.getByText('The list has not loaded yet.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledOnce();
});
