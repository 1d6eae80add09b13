import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AddFieldDialog } from './add-field-dialog';

test('the missing label of a new field is marked, and gets the focus', async () => {
  render(
    <AddFieldDialog entity="bike" taken={[]} entities={[]} onAdd={() => {}} onClose={() => {}} />,
  );
  const label = await screen.findByRole('textbox', { name: 'Label' });
  await userEvent.type(label, ' ');
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  expect(label.ariaInvalid).toBe('true');
  expect(document.activeElement).toBe(label);
});
