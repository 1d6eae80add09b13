import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
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

interface FormProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly row: Row | undefined;
}

/** A form with some of the fields: of a new row, or of one that is updated. */
function Form({ config, names, row }: FormProps) {
  form = useForm({
    defaultValues: row ? rowTexts(config, names, row) : startValues(config, names),
  });
  return <FormFields config={config} names={names} control={form.control} {...(row && { row })} />;
}

function show(names: readonly string[], row?: Row, of = config) {
  signedInAt('/lead');
  render(<Form config={of} names={names} row={row} />);
}

afterEach(cleanup);

const box = (name: string) => screen.queryByRole('textbox', { name });

test('a condition on a field outside of the form can show a field, by the row’s value', async () => {
  show(['quote', 'reason'], { id: 1, stage: 'Quoted', quote: 500 });
  expect(box('Quote')).not.toBeNull();
  expect(box('Reason')).toBeNull();
  await userEvent.clear(box('Quote') as HTMLElement);
  await userEvent.type(box('Quote') as HTMLElement, '50');
  expect(box('Reason')).not.toBeNull();
});

test('a condition on a field outside of the form can hide a field, by the row’s value', () => {
  show(['quote'], { id: 1, stage: 'New', quote: null });
  expect(box('Quote')).toBeNull();
});

test('in a new row, a condition on a field outside of the form applies to its default', () => {
  show(['quote']);
  expect(box('Quote')).not.toBeNull();
  expect(addBody(config, { quote: '500' })).toEqual({ quote: 500 });
});

test('a field is hidden if it depends on a field outside of the form that a value in the form hides', async () => {
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

test('the warning that a slug stays disappears once the slug itself is changed', async () => {
  const article = entityConfig({
    fields: [
      { name: 'h1', type: 'text' },
      { name: 'slug', type: 'slug' },
    ],
    columns: [{ field: 'h1' }],
  });
  const row = { id: 1, h1: 'Small bedrom', slug: 'small-bedrom' };
  show(['h1', 'slug'], row, article);
  await userEvent.type(box('H1') as HTMLElement, '{Backspace}{Backspace}oom');
  await userEvent.tab();
  await screen.findByText(/^Slug stays “small-bedrom”/);
  await userEvent.type(box('Slug') as HTMLElement, '-2');
  expect(screen.queryByText(/^Slug stays/)).toBeNull();
});

test('a warning is updated when the field that it depends on changes', async () => {
  const coupon = entityConfig({
    fields: [
      {
        name: 'type',
        type: 'select',
        options: [
          { value: 'fixed', label: 'Fixed' },
          { value: 'percent', label: 'Percent' },
        ],
        default: 'percent',
      },
      { name: 'value', type: 'number', max: { by: 'type', percent: 100 } },
    ],
  });
  show(['type', 'value'], undefined, coupon);
  await userEvent.type(box('Value') as HTMLElement, '200{Tab}');
  await screen.findByText(/must be 100 or less/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Fixed');
  expect(screen.queryByText(/must be 100 or less/)).toBeNull();
});

test.each(['text', 'list'])(
  'in a %s, a line break is shown as a space, but that is not a change',
  async (type) => {
    const staff = entityConfig({ fields: [{ name: 'name', type }] });
    show(['name'], { id: 1, name: 'Asha\nRao' }, staff);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Asha Rao');
    expect(form.formState.isDirty).toBe(false);
    await userEvent.type(screen.getByRole('textbox'), '!');
    expect(form.getValues('name')).toBe('Asha Rao!');
  },
);
