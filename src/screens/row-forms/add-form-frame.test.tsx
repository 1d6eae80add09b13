import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { noticesStore } from '../../stores/calls/notices';
import type { ChangeOutcome } from '../../stores/changes/list-actions';
import { foldStore } from '../../stores/preferences/folds';
import { writeKeptDraft } from '../../stores/session/kept-drafts';
import { signedInAt } from '../../stores/testing';
import { AddFormFrame } from './add-form-frame';

let place = 'Pune';
const start = () => ({ name: '', place });

const done = async (): Promise<ChangeOutcome> => ({ kind: 'done', row: undefined });

function NameForm({ send = done }) {
  const form = useForm({ defaultValues: start() });
  return (
    <AddFormFrame
      title="Add Staff"
      form={form}
      start={start}
      draftKey="staff:add"
      keptFields={[]}
      send={send}
      fields={
        <>
          <input aria-label="Name" {...form.register('name')} />
          <select aria-label="Place" {...form.register('place')}>
            <option>Pune</option>
            <option>Thane</option>
          </select>
        </>
      }
    />
  );
}

function show(send = done) {
  signedInAt('/staff');
  render(<NameForm send={send} />);
}

afterEach(() => {
  cleanup();
  place = 'Pune';
});

const name = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name' });
const fold = (label: string) => screen.getByRole('button', { name: label });

test('the add form is open until it is folded, and then stays folded', async () => {
  show();
  expect(name()).not.toBeNull();
  expect(fold('Hide form').ariaExpanded).toBe('true');
  await userEvent.click(fold('Hide form'));
  expect(name()).toBeNull();
  expect(document.activeElement).toBe(fold('Show form'));
  expect(foldStore.getState()).toEqual({ '7 staff:add': false });

  cleanup();
  show();
  expect(name()).toBeNull();
  expect(fold('Show form').ariaExpanded).toBe('false');
  await userEvent.click(fold('Show form'));
  expect(document.activeElement).toBe(name());
});

test('the add form puts its shortcut on the element that can open it', async () => {
  show();
  expect(screen.getByRole('form').getAttribute('aria-keyshortcuts')).toBe('n');
  await userEvent.click(fold('Hide form'));
  expect(screen.getByRole('form').getAttribute('aria-keyshortcuts')).toBeNull();
  expect(fold('Show form').getAttribute('aria-keyshortcuts')).toBe('n');
});

test('once the row is added, the focus leaves the fields of the add form, so that keys are shortcuts again', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox'), 'Anna{Enter}');
  await expect.poll(() => document.activeElement).toBe(fold('Hide form'));
  expect(name()?.value).toBe('');
  await userEvent.tab();
  expect(document.activeElement).toBe(name());
});

test('once the row is added, the form has the start values as of that moment', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox'), 'Anna');
  place = 'Thane';
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => name()?.value).toBe('');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Thane');
});

test('resetting the add form focuses its first field', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox'), 'Anna');
  await userEvent.click(fold('Reset'));
  expect(document.activeElement).toBe(name());
  expect(name()?.value).toBe('');
});

test('what was typed before the add form was reset can be restored', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox'), 'Anna');
  await userEvent.click(fold('Reset'));
  const { undo } = noticesStore.getState();
  expect(undo?.label).toBe('Restore');
  act(() => undo?.run());
  expect(name()?.value).toBe('Anna');
});

test('what was restored into the add form is not restored again over what was typed since', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox'), 'Anna');
  await userEvent.click(fold('Reset'));
  act(() => noticesStore.getState().undo?.run());
  await userEvent.type(screen.getByRole('textbox'), ' Rao');
  act(() => noticesStore.getState().undo?.run());
  expect(name()?.value).toBe('Anna Rao');
});

test('of two closed tabs, what was typed in the last one is offered first; Discard offers the other', async () => {
  signedInAt('/staff');
  vi.setSystemTime(Date.now() - 1000);
  writeKeptDraft('staff:add', 1, { values: { name: 'Anna' } });
  vi.useRealTimers();
  writeKeptDraft('staff:add', 2, { values: { name: 'Meera' } });
  show();
  await userEvent.click(fold('Discard'));
  await userEvent.click(fold('Restore'));
  expect(name()?.value).toBe('Anna');
});

test('resetting an empty add form offers nothing to restore', async () => {
  noticesStore.setState({ undo: undefined });
  show();
  await userEvent.click(fold('Reset'));
  expect(noticesStore.getState().undo).toBeUndefined();
});

test('an addition that the server rejects as a conflict shows why', async () => {
  const message = 'Someone has just added Anna.';
  show(async () => ({ kind: 'conflict', current: { id: 3, name: 'Anna' }, message }));
  await userEvent.type(screen.getByRole('textbox'), 'Anna{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(name()?.value).toBe('Anna');
});

test('new start values appear when an untouched form is used, without hiding why it was rejected', async () => {
  const message = 'Someone has just added this.';
  show(async () => ({ kind: 'conflict', current: { id: 3 }, message }));
  await userEvent.click(fold('Submit'));
  await screen.findByRole('alert');
  place = 'Thane';
  await userEvent.click(screen.getByRole('textbox'));
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Thane');
  expect(screen.getByRole('alert').textContent).toBe(message);
});

test('a row that is added late leaves the focus where the user has gone since', async () => {
  let respond = () => {};
  show(
    () =>
      new Promise((resolve) => {
        respond = () => resolve({ kind: 'done', row: undefined });
      }),
  );
  const search = document.createElement('input');
  document.body.append(search);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna{Enter}');
  await userEvent.click(search);
  await act(async () => respond());
  await expect.poll(() => name()?.value).toBe('');
  expect(document.activeElement).toBe(search);
});
