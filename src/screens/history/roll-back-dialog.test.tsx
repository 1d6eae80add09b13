import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { RollBackDialog } from './roll-back-dialog';

type Preview = ComponentProps<typeof RollBackDialog>['preview'];

const field = { name: 'rate', label: 'Rate', before: '48', after: '4,800', isSecret: false };
const row = { row: 1, version: 2, action: 'update', title: 'Asha', fields: [field] } as const;
const nothing: Preview = {
  file: 'rates.xlsx',
  count: 0,
  added: 0,
  removed: 0,
  rows: [],
  newer: [],
  newerCount: 0,
  rejected: [],
  rejectedCount: 0,
};

function show(preview: Partial<Preview>) {
  render(
    <RollBackDialog
      id={1}
      kind="import"
      title="Roll Back Import"
      preview={{ ...nothing, ...preview }}
      onDone={() => {}}
      onClose={() => {}}
    />,
  );
}

test('rows that will change have a heading below those that stay', () => {
  const other = { ...row, row: 2, title: 'Bala' };
  show({ count: 1, rows: [other], newer: [row], newerCount: 1 });
  const rowOf = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('listitem').textContent;
  expect(rowOf('1 row changed since')).toContain('Asha');
  expect(rowOf('1 other row will change')).toContain('Bala');
});

test('rows whose earlier values are no longer valid are listed with the reason', () => {
  show({ rejected: [{ ...row, reason: 'Rate must be at most 1,000.' }], rejectedCount: 1 });
  const name = '1 row with earlier values that are no longer valid';
  const section = within(screen.getByRole('region', { name }));
  expect(section.getByText('Rate must be at most 1,000.')).toBeDefined();
  expect(section.getByRole('listitem').textContent).toContain('Asha');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Roll Back' }).disabled).toBe(true);
});
