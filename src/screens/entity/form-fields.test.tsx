import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import type { Row } from '../../entities/row';
import { entityConfig } from '../../entities/testing';
import { signedInAt } from '../../stores/testing';
import { setSubmissionErrors } from '../set-submission-errors';
import { FormFields } from './form-fields';
import { addBody, rowTexts } from './form-values';
import { startValues } from './start-values';

const stages = ['New', 'Quoted'].map((value) => ({ value, label: value }));
const config = entityConfig({
  fields: [
    { name: 'stage', type: 'select', options: stages, default: 'Quoted' },
    { name: 'quote', type: 'number', showIf: { stage: 'Quoted' } },
    { name: 'reason', type: 'text', showIf: { quote: { to: 99 } } },
  ],
});

let form: UseFormReturn<Record<string, string>>;

/** A form with some of the fields: of a new row, or of one that is updated. */
function Form({ names, row }: { readonly names: readonly string[]; readonly row?: Row }) {
  form = useForm({
    defaultValues: row ? rowTexts(config, names, row) : startValues(config, names),
  });
  return <FormFields config={config} names={names} control={form.control} {...(row && { row })} />;
}

function show(names: readonly string[], row?: Row) {
  signedInAt('/lead');
  render(<Form names={names} {...(row && { row })} />);
}

afterEach(cleanup);

const box = (name: string) => screen.queryByRole('textbox', { name });

test('a field is shown by the row’s value of a field that the form doesn’t have', async () => {
  show(['quote', 'reason'], { id: 1, stage: 'Quoted', quote: 500 });
  expect(box('Quote')).not.toBeNull();
  expect(box('Reason')).toBeNull();
  await userEvent.clear(box('Quote') as HTMLElement);
  await userEvent.type(box('Quote') as HTMLElement, '50');
  expect(box('Reason')).not.toBeNull();
});

test('a field is hidden by the row’s value of a field that the form doesn’t have', () => {
  show(['quote'], { id: 1, stage: 'New', quote: null });
  expect(box('Quote')).toBeNull();
});

test('in a new row, a field that the form doesn’t have decides by its default', () => {
  show(['quote']);
  expect(box('Quote')).not.toBeNull();
  expect(addBody(config, { quote: '500' })).toEqual({ quote: 500 });
});

test('a field is shown again through a field between them that the form doesn’t have', async () => {
  show(['stage', 'reason'], { id: 1, stage: 'Quoted', quote: 50 });
  expect(box('Reason')).not.toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'New');
  expect(box('Reason')).toBeNull();
});

test('an error of a hidden field is shown below the fields', async () => {
  show(['stage', 'quote']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'New');
  act(() =>
    setSubmissionErrors(form, {
      kind: 'invalid',
      errors: { quote: 'The quote field is required.' },
    }),
  );
  expect(screen.getByRole('alert').textContent).toBe('The quote field is required.');
});
