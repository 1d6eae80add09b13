import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { StarRating } from './star-rating';
import { Stars } from './stars';

const onChange = vi.fn();

interface PageProps {
  readonly value?: number;
  readonly error?: string;
}

function Page({ value: first = 1, error }: PageProps) {
  const [value, setValue] = useState(first);
  return (
    <StarRating
      label="Rating"
      required
      error={error}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.getAttribute('aria-label'));

describe('StarRating', () => {
  test('is a group of five radio buttons, which says that it is required', () => {
    render(<Page value={4} />);
    const group = screen.getByRole('radiogroup', { name: 'Rating' });
    expect(group.getAttribute('aria-required')).toBe('true');
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars']);
    expect(chosen()).toEqual(['4 stars']);
  });

  test('is chosen by a click', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
    expect(onChange).toHaveBeenLastCalledWith(3);
    expect(chosen()).toEqual(['3 stars']);
  });

  test('is a separate group for the browser’s arrow keys, even beside another rating', () => {
    render(
      <>
        <Page value={2} />
        <Page value={5} />
      </>,
    );
    expect(chosen()).toEqual(['2 stars', '5 stars']);
    const groups = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(groups.slice(0, 5)).size).toBe(1);
    expect(new Set(groups).size).toBe(2);
  });

  test('shows its error', () => {
    render(<Page error="The rating must be at least 1." value={0} />);
    const group = screen.getByRole('radiogroup', { name: 'Rating' });
    const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('The rating must be at least 1.');
    expect(chosen()).toEqual([]);
  });
});

describe('Stars', () => {
  test('is one picture to screen readers', () => {
    render(<Stars value={4} />);
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).not.toBeNull();
  });
});
