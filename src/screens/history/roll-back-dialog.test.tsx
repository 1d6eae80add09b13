import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RollBackDialog } from './roll-back-dialog';

const field = { name: 'rate', label: 'Rate', before: '48', after: '4,800', isSecret: false };
const row = { row: 1, version: 2, action: 'update', title: 'Asha', fields: [field] } as const;
const none = { count: 0, added: 0, removed: 0, rows: [], newer: [], newerCount: 0 };

test('rows that will change have a heading below those that stay', () => {
  render(
    <RollBackDialog
      id={1}
      kind="import"
      title="Roll Back Import"
      preview={{
        ...none,
        file: 'rates.xlsx',
        count: 1,
        rows: [{ ...row, row: 2, title: 'Bala' }],
        newer: [row],
        newerCount: 1,
        rejected: [],
        rejectedCount: 0,
      }}
      onDone={() => {}}
      onClose={() => {}}
    />,
  );
  const rowOf = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('listitem').textContent;
  expect(rowOf('1 row changed since')).toContain('Asha');
  expect(rowOf('1 other row will change')).toContain('Bala');
});

test('rows whose earlier values are no longer valid are listed with the reason', () => {
  render(
    <RollBackDialog
      id={1}
      kind="import"
      title="Roll Back Import"
      preview={{
        ...none,
        file: 'rates.xlsx',
        rejected: [{ ...row, reason: 'Rate must be at most 1,000.' }],
        rejectedCount: 1,
      }}
      onDone={() => {}}
      onClose={() => {}}
    />,
  );
  const name = '1 row with earlier values that are no longer valid';
  const section = within(screen.getByRole('region', { name }));
  expect(section.getByText('Rate must be at most 1,000.')).toBeDefined();
  expect(section.getByRole('listitem').textContent).toContain('Asha');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Roll Back' }).disabled).toBe(true);
});
