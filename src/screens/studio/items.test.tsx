import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Items } from './items';

function Letters() {
  const [names, setNames] = useState(['A', 'B']);
  const swap = (index: number) => {
    const [a = '', b = ''] = names.slice(index, index + 2);
    setNames(names.with(index, b).with(index + 1, a));
  };
  return (
    <Items title="Letters" names={names} onSwap={swap}>
      {(_, name) => name}
    </Items>
  );
}

test('the button that has moved an item to the top keeps the focus, and does nothing more', async () => {
  render(<Letters />);
  await userEvent.click(screen.getByText('Letters'));
  const up = screen.getByRole('button', { name: 'Move B up' });
  const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await userEvent.click(up);
  expect(order()).toEqual(['B', 'A']);
  expect(document.activeElement).toBe(up);
  expect(up).toMatchObject({ disabled: false, ariaDisabled: 'true' });
  await userEvent.click(up);
  expect(order()).toEqual(['B', 'A']);
});
