import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConflictQuestion } from './conflict-question';

const row = { city: 'Pune', rate: '450' };

async function ask(mine: Partial<typeof row>, stored: typeof row) {
  const onSave = vi.fn();
  const props = { labelOf: (name: string) => name, onSave, onCancel: vi.fn() };
  render(<ConflictQuestion {...props} mine={mine} stored={stored} before={row} />);
  const groups = screen.getAllByRole('radiogroup').map((group) => group.textContent);
  return { onSave, groups, user: userEvent.setup() };
}

test('asks only about fields that both have changed, and names what else is new', async () => {
  const mine = { city: 'Nagpur', rate: '500' };
  const { onSave, groups, user } = await ask(mine, { city: 'Thane', rate: '450' });
  expect(groups).toEqual(['cityOriginal: PuneMineNagpurTheirsThane']);
  await user.click(screen.getByRole('radio', { name: 'Theirs' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith(['rate']);
});

test('asks about changes of different fields, which other servers refuse', async () => {
  const { onSave, groups, user } = await ask({ city: 'Nagpur' }, { city: 'Pune', rate: '600' });
  expect(groups).toEqual(['cityOriginal: PuneMineNagpurTheirsPune']);
  screen.getByText('rate is now: 600');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith(['city']);
});
