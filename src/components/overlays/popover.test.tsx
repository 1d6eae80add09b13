import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { Popover } from './popover';

beforeEach(() => {
  render(
    <>
      <Popover label="Columns" shape="columns">
        <button type="button">Reset</button>
      </Popover>
      <button type="button">Next</button>
    </>,
  );
});

const opener = () => screen.getByRole('button', { name: 'Columns' });
const panel = () => screen.queryByRole('group', { name: 'Columns' });

describe('Popover', () => {
  test('opens and closes with its button, which says so', async () => {
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener());
    expect(panel()).not.toBeNull();
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(opener());
    expect(panel()).toBeNull();
  });

  test('stays open while it is used', async () => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(panel()).not.toBeNull();
  });

  test('closes on Escape and restores the focus', async () => {
    await userEvent.click(opener());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  test('closes on a click elsewhere', async () => {
    await userEvent.click(opener());
    await userEvent.click(document.body);
    expect(panel()).toBeNull();
  });

  test('closes when the focus leaves it', async () => {
    await userEvent.click(opener());
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Next');
    expect(panel()).toBeNull();
  });
});
