import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button, type ButtonProps } from './button';
import { IconButton } from './icon-button';

describe('Button', () => {
  test('does not submit the form around it by default', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (
      <form onSubmit={onSubmit}>
        <Button>Reset</Button>
        <Button type="submit">Submit</Button>
      </form>
    );
    render(form);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test.each<[string, ButtonProps]>([
    ['busy', { busy: true }],
    ['`aria-disabled`', { 'aria-disabled': true }],
  ])('ignores clicks while it is %s, and keeps its name and the focus', async (_state, off) => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Refresh</Button>);
    const button = screen.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    rerender(
      <Button onClick={onClick} {...off}>
        Refresh
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-busy')).toBe(off.busy ? 'true' : null);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Refresh' })).toBe(document.activeElement);
  });

  test('does not submit the form while busy, not even on Enter in a field', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Submit
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  test('is named by its label', async () => {
    const onClick = vi.fn();
    render(<IconButton label="Next page" icon={<svg aria-hidden />} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});
