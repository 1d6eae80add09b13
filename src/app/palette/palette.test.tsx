import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Row } from '../../entities/row';
import { createSearchTexts } from '../../table/search-texts';
import type { Choice } from './find';
import { Palette } from './palette';
import type { RowSource } from './row-sources';

test('rows that arrive after a term was typed are found, however many steps their indexing takes', async () => {
  let rows: readonly Row[] = [];
  let changed = () => {};
  let searchTexts = createSearchTexts<Row>([], []);
  const source: RowSource = {
    key: 'order',
    label: 'Orders',
    icon: 'truck',
    rows: () => rows,
    texts: () => searchTexts,
    follow(onChange) {
      changed = onChange;
      return () => {};
    },
    describe: ({ name }) => [String(name)],
    addressOf: () => '/order',
  };
  render(<Palette commands={[]} sources={[source]} onClose={() => {}} />);
  await userEvent.type(screen.getByRole('combobox'), 'asha');
  for (let steps = 1; steps <= 4; steps += 1) {
    rows = [{ id: steps, name: `Asha ${steps}` }];
    const whole = createSearchTexts(rows, [({ name }) => String(name)]);
    let left = steps;
    searchTexts = { ...whole, work: (deadline) => --left < 0 && whole.work(deadline) };
    act(changed);
    await screen.findByRole('option', { name: new RegExp(`Asha ${steps}`) });
  }
});

test('results are in groups with headings; what was chosen recently comes first', async () => {
  const choice = (group: string, label: string): Choice => {
    return { key: label, label, group, icon: 'box', run() {} };
  };
  const commands = [choice('Screens', 'Orders'), choice('Actions', 'Add Order')];
  const groups = () =>
    screen.getAllByRole('group').map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
  const { unmount } = render(<Palette commands={commands} sources={[]} onClose={() => {}} />);
  expect(groups()).toEqual([
    ['Screens', ['Orders']],
    ['Actions', ['Add Order']],
  ]);
  await userEvent.type(screen.getByRole('combobox'), 'add{Enter}');
  unmount();
  render(<Palette commands={commands} sources={[]} onClose={() => {}} />);
  expect(groups()).toEqual([
    ['Recent', ['Add OrderActions']],
    ['Screens', ['Orders']],
  ]);
});
