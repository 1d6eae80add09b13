import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Row } from '../../entities/row';
import { signedInAt } from '../../stores/testing';
import { offersFor, reviewColumns } from './review-columns';
import { ReviewViewer } from './review-viewer';

const reviews: readonly Row[] = ['Asha', 'Ravi', 'Meera', 'Imran'].map((name, index) => ({
  id: index + 1,
  name,
  status: 1,
  decided: name === 'Ravi',
}));
const columns = reviewColumns({
  decide: undefined,
  update: undefined,
  remove: undefined,
  showImages: () => {},
});
const defaults = { sorting: [], pageSize: 100, sortable: [] };

/** The viewer over a table of new reviews, and buttons that decide on some of them. */
function Viewer() {
  const [rows, setRows] = useState(reviews);
  const [shown, setShown] = useState('1');
  const row = rows.find(({ id }) => String(id) === shown);
  const decide = (names: readonly string[]) =>
    setRows(
      rows.map((one) => (names.includes(String(one.name)) ? { ...one, decided: true } : one)),
    );
  return (
    row && (
      <>
        <ReviewViewer
          row={row}
          first={0}
          table={{ rows, columns, defaults, filterables: offersFor(rows).filterables }}
          onGoTo={({ id }) => setShown(String(id))}
          onClose={() => {}}
        />
        {[['Asha'], ['Asha', 'Meera']].map((names) => (
          <button key={names.join()} type="button" onClick={() => decide(names)}>
            {names.join(' and ')}
          </button>
        ))}
      </>
    )
  );
}

async function show() {
  const { router } = signedInAt('/review?f.decision=New', <Viewer />);
  render(<RouterProvider router={router} />);
  await expect.poll(() => step('Next').ariaDisabled).toBe('false');
}

const step = (name: string) => screen.getByRole('button', { name: `${name} review` });
// Elements outside a dialog are hidden from queries by role.
const decideOn = (name: string) =>
  userEvent.click(screen.getByRole('button', { name, hidden: true }));
const title = () => screen.getByRole('heading').textContent;

test('the viewer steps through the new reviews, and back to those that were decided on', async () => {
  await show();
  expect(screen.getByText('New')).toBeDefined();
  await decideOn('Asha');
  expect(screen.queryByText('New')).toBeNull();
  await userEvent.click(step('Next'));
  expect(title()).toBe('Meera’s review');
  await userEvent.click(step('Previous'));
  expect(title()).toBe('Asha’s review');
});

test('the button of the current decision is pressed; for a new review, none is', async () => {
  await show();
  const pressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([pressed('Active'), pressed('Deactive')]).toEqual(['false', 'false']);
  await decideOn('Asha');
  expect([pressed('Active'), pressed('Deactive')]).toEqual(['true', 'false']);
});

test('reviews that someone else decides on keep their places in the viewer', async () => {
  await show();
  await decideOn('Asha and Meera');
  await userEvent.click(step('Next'));
  expect(title()).toBe('Meera’s review');
  await userEvent.click(step('Next'));
  expect(title()).toBe('Imran’s review');
});

test('the button that leads to the last review keeps the focus, although it leads no further', async () => {
  await show();
  await userEvent.click(step('Next'));
  await userEvent.click(step('Next'));
  expect(title()).toBe('Imran’s review');
  expect(document.activeElement).toBe(step('Next'));
  expect(step('Next')).toMatchObject({ disabled: false, ariaDisabled: 'true' });
});
