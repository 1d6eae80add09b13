import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { giveHeights } from '../combobox/testing';
import { Field } from '../controls/field';
import { Dialog } from '../overlays/dialog';
import { TagInput } from './tag-input';

const KNOWN = ['WP-10', 'WP-1', 'WP-2', 'Leaf', 'Blue Leaf'];

const onChange = vi.fn();
const onSubmit = vi.fn();
beforeEach(() => {
  giveHeights();
  onChange.mockClear();
  onSubmit.mockClear();
});

interface PageProps {
  readonly options?: readonly string[];
  readonly first?: readonly string[];
}

function Page({ options = KNOWN, first = [] }: PageProps) {
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
            options={options}
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

/** Clicks the input, and waits for its list: by then, Headless UI’s input has taken its place. */
async function openList() {
  await userEvent.click(input());
  await screen.findByRole('listbox');
}

async function paste(text: string) {
  await openList();
  await userEvent.paste(text);
}

async function type(text: string) {
  await openList();
  await userEvent.keyboard(text);
}

describe('choosing tags', () => {
  test('works by typing and Enter, without submitting the form', async () => {
    render(<Page />);
    await type('wp-1{Enter}');
    expect(tags()).toEqual(['WP-1']);
    expect(input().value).toBe('');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('works with the arrow keys', async () => {
    render(<Page />);
    await openList();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(tags()).toEqual(['WP-2']);
  });

  test('works by clicking, and keeps the focus', async () => {
    render(<Page />);
    await openList();
    await userEvent.click(screen.getByRole('option', { name: 'Leaf' }));
    expect(tags()).toEqual(['Leaf']);
    expect(document.activeElement).toBe(input());
  });

  test('does not offer chosen values', async () => {
    render(<Page first={['WP-2', 'LEAF']} />);
    await openList();
    expect(offered()).toEqual(['WP-10', 'WP-1', 'Blue Leaf']);
  });

  test('tells values apart that differ only in accents', async () => {
    render(<Page options={['Decor', 'Décor', 'Leaf']} />);
    await openList();
    expect(offered()).toEqual(['Decor', 'Décor', 'Leaf']);
    await userEvent.keyboard('Decor,');
    expect(tags()).toEqual(['Decor']);
    await userEvent.keyboard('Décor,');
    expect(tags()).toEqual(['Decor', 'Décor']);
  });

  test('adds each value before a comma', async () => {
    render(<Page />);
    await type('wp-2,leaf,');
    expect(tags()).toEqual(['WP-2', 'Leaf']);
  });

  test('adds a known value when the input loses the focus', async () => {
    render(<Page />);
    await type('wp-1');
    await userEvent.tab();
    expect(tags()).toEqual(['WP-1']);
    expect(offered()).toEqual([]);
  });
});

describe('unknown values', () => {
  test('are named, and stay in the input to be corrected', async () => {
    render(<Page />);
    await type('nonsense{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input().value).toBe('nonsense');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(described()).toContain('Unknown: nonsense');
    await userEvent.clear(input());
    expect(input().hasAttribute('aria-invalid')).toBe(false);
    expect(described()).not.toContain('Unknown');
  });

  test('stay when the input loses the focus', async () => {
    render(<Page />);
    await type('nonsense');
    await userEvent.tab();
    expect(input().value).toBe('nonsense');
    expect(described()).toContain('Unknown: nonsense');
  });

  test('can be corrected in the middle of a list', async () => {
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
  test('adds all known values, each once, as they are spelled in the list', async () => {
    render(<Page first={['WP-2']} />);
    await paste('wp-1, WP-10;wp-2|nope\nwp-1\tblue leaf what');
    expect(onChange).toHaveBeenCalledOnce();
    expect(tags()).toEqual(['WP-2', 'WP-1', 'WP-10', 'Leaf']);
    expect(input().value).toBe('nope, blue, what');
    expect(described()).toContain('Unknown: nope, blue, what');
  });

  test('finds a value with a space in it', async () => {
    render(<Page />);
    await paste('Blue Leaf\nwp-1');
    expect(tags()).toEqual(['Blue Leaf', 'WP-1']);
    expect(input().value).toBe('');
  });

  test('finds a value with a comma in it beside others', async () => {
    render(<Page options={['Banyan, Prints & Sons', 'Leaf', 'WP-1']} />);
    await paste('Leaf|banyan, prints & sons|WP-1, nope');
    expect(tags()).toEqual(['Leaf', 'Banyan, Prints & Sons', 'WP-1']);
    expect(input().value).toBe('nope');
  });

  test('searches for a part of a value', async () => {
    render(<Page />);
    await paste('wp-');
    expect(input().value).toBe('wp-');
    expect(offered()).toEqual(['WP-10', 'WP-1', 'WP-2']);
  });
});

describe('removing tags', () => {
  test('works with their buttons, and moves the focus to the input', async () => {
    render(<Page first={['WP-1', 'WP-2']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove WP-1' }));
    expect(tags()).toEqual(['WP-2']);
    expect(document.activeElement).toBe(input());
  });

  test('works with Backspace in an empty input', async () => {
    render(<Page first={['WP-1', 'WP-2']} />);
    await type('x{Backspace}');
    expect(tags()).toEqual(['WP-1', 'WP-2']);
    await userEvent.keyboard('{Backspace}');
    expect(tags()).toEqual(['WP-1']);
  });
});

test('Escape closes the list, but not the dialog around it', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Update" onClose={onClose}>
      <Page />
    </Dialog>,
  );
  await type('wp{Escape}');
  expect(offered()).toEqual([]);
  expect(input().value).toBe('wp');
  expect(onClose).not.toHaveBeenCalled();
});

test('Enter submits the form when there is nothing to add', async () => {
  render(<Page first={['WP-1']} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
