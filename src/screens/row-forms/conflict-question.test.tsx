import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Row } from '../../entities/row';
import { ConflictQuestion } from './conflict-question';

const row = { city: 'Pune', rate: '450' };

async function ask(mine: Partial<typeof row>, stored: typeof row, changes: readonly Row[] = []) {
  const onSave = vi.fn();
  const props = { labelOf: (name: string) => name, onSave, onCancel: vi.fn() };
  render(
    <ConflictQuestion {...props} mine={mine} stored={stored} before={row} changes={changes} />,
  );
  const groups = screen.getAllByRole('radiogroup').map((group) => group.textContent);
  return { onSave, groups, user: userEvent.setup() };
}

test('the conflict question is only about fields that both people have changed, and lists what else is new', async () => {
  const mine = { city: 'Nagpur', rate: '500' };
  const { onSave, groups, user } = await ask(mine, { city: 'Thane', rate: '450' });
  expect(groups).toEqual(['cityOriginal: PuneMineNagpurTheirsThane']);
  await user.click(screen.getByRole('radio', { name: 'Theirs', description: 'Thane' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith(['rate']);
});

test('the conflict question says who has changed what, and when', async () => {
  const at = '2026-11-23T02:15:00.000Z';
  const changes = [
    { label: 'city', by: 'asha', at },
    { label: 'rate', by: null, at },
  ];
  const { groups } = await ask({ city: 'Nagpur' }, { city: 'Thane', rate: '600' }, changes);
  expect(groups).toEqual([expect.stringContaining('Changed by asha, 23 Nov 2026, 7:45 am')]);
  screen.getByText('Changed by Paperhanger, 23 Nov 2026, 7:45 am');
});

test('with another server, the conflict question is also about changes of different fields', async () => {
  const { onSave, groups, user } = await ask({ city: 'Nagpur' }, { city: 'Pune', rate: '600' });
  expect(groups).toEqual(['cityOriginal: PuneMineNagpurTheirsPune']);
  screen.getByText('rate is now: 600');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith(['city']);
});
