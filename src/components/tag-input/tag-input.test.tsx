import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Field } from '../controls/field';
import { Dialog } from '../overlays/dialog';
import { TagInput } from './tag-input';

const KNOWN = ['WP-10', 'WP-1', 'WP-2', 'Leaf', 'Blue Leaf'];

const onChange = vi.fn();
const onSubmit = vi.fn();
beforeEach(() => {
  onChange.mockClear();
  onSubmit.mockClear();
});
afterEach(cleanup);

function Page({ first = [] }: { readonly first?: readonly string[] }) {
  const [values, setValues] = useState(first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="Enter Wallpaper Id">
        {(aria) => (
          <TagInput
            {...aria}
            options={KNOWN}
            values={values}
            onChange={(next) => {
              onChange(next);
              setValues(next);
            }}
          />
        )}
      </Field>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Enter Wallpaper Id' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const tags = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));
const described = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function paste(text: string) {
  await userEvent.click(input());
  await userEvent.paste(text);
}

describe('choosing tags', () => {
  test('is by typing and Enter, which sends no form', async () => {
    render(<Page />);
    await userEvent.type(input(), 'wp-1{Enter}');
    expect(tags()).toEqual(['WP-1']);
    expect(input().value).toBe('');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is by arrows', async () => {
    render(<Page />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(tags()).toEqual(['WP-2']);
  });

  test('is by a click, and keeps the focus', async () => {
    render(<Page />);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'Leaf' }));
    expect(tags()).toEqual(['Leaf']);
    expect(document.activeElement).toBe(input());
  });

  test('does not offer what is chosen', async () => {
    render(<Page first={['WP-2', 'LEAF']} />);
    await userEvent.click(input());
    expect(offered()).toEqual(['WP-10', 'WP-1', 'Blue Leaf']);
  });

  test('takes each value before a comma', async () => {
    render(<Page />);
    await userEvent.type(input(), 'wp-2,leaf,');
    expect(tags()).toEqual(['WP-2', 'Leaf']);
  });

  test('takes a known value that is left in the input', async () => {
    render(<Page />);
    await userEvent.type(input(), 'wp-1');
    await userEvent.tab();
    expect(tags()).toEqual(['WP-1']);
    expect(offered()).toEqual([]);
  });
});

describe('what is not known', () => {
  test('is said, and stays to be mended', async () => {
    render(<Page />);
    await userEvent.type(input(), 'nonsense{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input().value).toBe('nonsense');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(described()).toContain('Not known: nonsense');
    await userEvent.clear(input());
    expect(input().hasAttribute('aria-invalid')).toBe(false);
    expect(described()).not.toContain('Not known');
  });

  test('stays when it is left', async () => {
    render(<Page />);
    await userEvent.type(input(), 'nonsense');
    await userEvent.tab();
    expect(input().value).toBe('nonsense');
    expect(described()).toContain('Not known: nonsense');
  });

  test('can be mended in the middle of a list', async () => {
    render(<Page />);
    await paste('WPX, foo');
    expect(input().value).toBe('WPX, foo');
    await userEvent.type(input(), '-2', { initialSelectionStart: 2, initialSelectionEnd: 3 });
    expect(input().value).toBe('WP-2, foo');
    await userEvent.keyboard('{Enter}');
    expect(tags()).toEqual(['WP-2']);
    expect(input().value).toBe('foo');
  });
});

describe('pasting', () => {
  test('adds all that are known, in their spelling, each once', async () => {
    render(<Page first={['WP-2']} />);
    await paste('wp-1, WP-10;wp-2|nope\nwp-1\tblue leaf what');
    expect(onChange).toHaveBeenCalledOnce();
    expect(tags()).toEqual(['WP-2', 'WP-1', 'WP-10', 'Leaf']);
    expect(input().value).toBe('nope, blue, what');
    expect(described()).toContain('Not known: nope, blue, what');
  });

  test('knows a value that has a space in it', async () => {
    render(<Page />);
    await paste('Blue Leaf\nwp-1');
    expect(tags()).toEqual(['Blue Leaf', 'WP-1']);
    expect(input().value).toBe('');
  });

  test('of a part of a value searches for it', async () => {
    render(<Page />);
    await paste('wp-');
    expect(input().value).toBe('wp-');
    expect(offered()).toEqual(['WP-10', 'WP-1', 'WP-2']);
  });
});

describe('removing tags', () => {
  test('is by their buttons, and leads the focus to the input', async () => {
    render(<Page first={['WP-1', 'WP-2']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove WP-1' }));
    expect(tags()).toEqual(['WP-2']);
    expect(document.activeElement).toBe(input());
  });

  test('is by Backspace where no text is left', async () => {
    render(<Page first={['WP-1', 'WP-2']} />);
    await userEvent.type(input(), 'x{Backspace}');
    expect(tags()).toEqual(['WP-1', 'WP-2']);
    await userEvent.keyboard('{Backspace}');
    expect(tags()).toEqual(['WP-1']);
  });
});

test('closes its list by Escape, and not the dialog around it', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Update" onClose={onClose}>
      <Page />
    </Dialog>,
  );
  await userEvent.type(input(), 'wp{Escape}');
  expect(offered()).toEqual([]);
  expect(input().value).toBe('wp');
  expect(onClose).not.toHaveBeenCalled();
});

test('leaves Enter to the form when there is nothing to take', async () => {
  render(<Page first={['WP-1']} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
