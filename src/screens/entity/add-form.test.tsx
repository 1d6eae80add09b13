import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { signedInAt } from '../../stores/testing';
import { AddForm } from './add-form';

const config = entityConfig({
  fields: [
    { name: 'code', type: 'number' },
    { name: 'h1', type: 'text' },
    { name: 'slug', type: 'slug' },
    { name: 'photo', label: 'Photo', type: 'image' },
    { name: 'div1', label: 'Div 1', type: 'html' },
    { name: 'div2', label: 'Div 2', type: 'html' },
    { name: 'aadhaar', label: 'Aadhaar', type: 'aadhaar' },
    { name: 'from', label: 'From', type: 'date', default: 'today' },
  ],
  columns: [{ field: 'code' }, { field: 'h1' }],
  actions: { add: {} },
});
const names = ['code', 'h1', 'slug', 'photo', 'div1', 'div2', 'aadhaar', 'from'];

function show() {
  signedInAt('/article');
  render(<AddForm config={config} title="Add Article" names={names} draftKey="article:add" />);
}

afterEach(cleanup);

/** Faster than typing character by character. */
async function paste(name: string, text: string) {
  await userEvent.click(box(name));
  await userEvent.paste(text);
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a slug follows the first text column until it is changed', async () => {
  show();
  await paste('H1', 'Misty Fores');
  await userEvent.keyboard('t');
  expect(box('Slug').value).toBe('misty-forest');
  await userEvent.type(box('Slug'), '-2');
  await userEvent.type(box('H1'), 's');
  expect(box('Slug').value).toBe('misty-forest-2');

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box('Slug').value).toBe('');
  await paste('H1', 'Oak');
  expect(box('Slug').value).toBe('oak');
});

test('a slug that was changed stays when rows that the fields refer to arrive', async () => {
  const form = (current: typeof config) => (
    <AddForm config={current} title="Add Article" names={names} draftKey="article:add" />
  );
  signedInAt('/article');
  const { rerender } = render(form(config));
  await paste('H1', 'Oak');
  await userEvent.type(box('Slug'), '-2');
  rerender(form({ ...config }));
  await userEvent.type(box('H1'), 's');
  expect(box('Slug').value).toBe('oak-2');
});

test('fields of HTML are previewed as one page, below the picture and the title', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://shop.example');
  show();
  const preview = screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' });
  expect(preview.disabled).toBe(true);
  await paste('H1', 'Oak & Co');
  await paste('Div 1', '<p>One');
  await paste('Div 2', '<p>Two<img src="images/a.jpg">');
  await userEvent.click(preview);
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Preview of/);
  const picture = '<img src="https://shop.example/images/a.jpg">';
  expect(frame.srcdoc).toContain(
    `<h1>Oak &amp; Co</h1><div><p>One</p></div><div><p>Two${picture}</p></div>`,
  );
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  await paste('Photo', 'images/oak.jpg');
  expect(frame.srcdoc).toContain('<img src="https://shop.example/images/oak.jpg" alt=""><h1>');

  await userEvent.click(
    screen.getAllByRole('button', { name: 'Show formatted' })[0] as HTMLElement,
  );
  expect(screen.getByTitle('Preview of Div 1')).toBeDefined();
  await userEvent.clear(box('Div 1'));
  expect(screen.queryByTitle('Preview of Div 1')).toBeNull();
});

test('an HTML field is large while it has the focus or contains text', async () => {
  show();
  const height = (name: string) => box(name).style.minHeight;
  const small = height('Div 1');
  await userEvent.click(box('Div 1'));
  expect(height('Div 1')).not.toBe(small);
  await userEvent.click(box('Div 2'));
  await expect.poll(() => height('Div 1')).toBe(small);
  await userEvent.type(box('Div 2'), '<p>Two');
  await userEvent.click(box('H1'));
  expect(height('Div 2')).not.toBe(small);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => height('Div 2')).toBe(small);
});

test('Tab goes from one HTML field to the next, and Shift+Tab to the buttons of a field', async () => {
  show();
  await userEvent.type(box('Div 1'), '<p>One');
  await userEvent.tab();
  expect(document.activeElement).toBe(box('Div 2'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(box('Div 1'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Show formatted');
});

test('a warning disappears with the text that it is about', async () => {
  show();
  await userEvent.type(box('Aadhaar'), '1234 5678 9012{Tab}');
  await screen.findByText(/check digit is wrong/);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box('Aadhaar').value).toBe('');
  expect(screen.queryByText(/check digit is wrong/)).toBeNull();
});

describe('in a form that stays open overnight, a date that defaults to today', () => {
  const from = () => screen.getByLabelText<HTMLInputElement>('From').value;

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] });
    show();
  });
  const waitADay = () => vi.setSystemTime('2026-11-23T08:00:00Z');

  test('becomes the new day when the form is first used', async () => {
    expect(from()).toBe('2026-11-22');
    waitADay();
    await userEvent.click(box('H1'));
    expect(from()).toBe('2026-11-23');
    expect(document.activeElement).toBe(box('H1'));
  });

  test('becomes the new day when someone types into the field that still has the focus', async () => {
    await userEvent.click(box('H1'));
    waitADay();
    await userEvent.keyboard('Oak');
    expect(from()).toBe('2026-11-23');
    expect(box('H1').value).toBe('Oak');
  });

  test('stays as it is when something was typed, until the form is reset', async () => {
    await userEvent.type(box('H1'), 'Oak');
    waitADay();
    await userEvent.click(box('Slug'));
    expect([box('H1').value, from()]).toEqual(['Oak', '2026-11-22']);
    // Safari doesn’t focus buttons that are clicked.
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect([box('H1').value, from()]).toEqual(['', '2026-11-23']);
  });
});
