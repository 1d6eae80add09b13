import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Row } from '../../entities/row';
import { signedInAt } from '../../stores/testing';
import { textFilterable } from '../screen-table/filterable';
import { PeopleTable } from '../screen-table/testing';

const people: readonly Row[] = [
  { id: 1, name: 'Bob', joined: '2026-01-02' },
  { id: 2, name: 'Ann', joined: '2026-03-04' },
];
const columns = [{ id: 'name', header: 'Name', cell: () => null }];
const filterables = [
  textFilterable('name', 'Name', { kind: 'options' }),
  textFilterable('joined', 'Joined', { kind: 'dates' }),
];

function show(address: string) {
  const table = <PeopleTable columns={columns} rows={people} filterables={filterables} />;
  const { router } = signedInAt(`/people?${address}`, table);
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(cleanup);

// jsdom doesn't know that styles leave the space after the hidden words.
const chip = (header: string) =>
  screen.findByRole('button', { name: new RegExp(`^Remove filter ?${header}$`) });

test.each([
  ['names a field that no longer exists', 'f.city=Pune', 'city'],
  ['has no meaning for its field', 'f.joined=soon', 'Joined'],
])('a filter that %s is said to be ignored, and can be removed', async (_, filter, header) => {
  const router = show(`${filter}&f.name=Bob`);
  expect((await chip('Name')).getAttribute('aria-description')).toBe('Bob');
  const ignored = await chip(header);
  expect(ignored.getAttribute('aria-description')).toBe('ignored');
  await userEvent.click(ignored);
  expect(router.state.location.search).toBe('?f.name=Bob');
});
