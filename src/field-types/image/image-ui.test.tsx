import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageCell } from './cell';
import { imageFixtures } from './fixtures';
import { ImageInput } from './input';

const { field } = imageFixtures;
const { Cell } = imageCell;

/** The paths of all pictures on a page, including decorative ones. */
const sourcesIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLImageElement>('img[src]')].map(({ src }) => new URL(src).pathname);

describe('a picture in a cell', () => {
  test('is shown beside its path', () => {
    const { container } = render(<Cell field={field} value="images/forest.jpg" row={{}} />);
    expect(sourcesIn(container)).toEqual(['/images/forest.jpg']);
    expect(screen.getByText('images/forest.jpg')).toBeDefined();
    expect(container.querySelector('img')?.alt).toBe('');
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  test('is removed if it fails to load, and loaded again when the path changes', () => {
    const { container, rerender } = render(<Cell field={field} value="images/a.jpg" row={{}} />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(sourcesIn(container)).toEqual([]);
    expect(screen.getByText('images/a.jpg')).toBeDefined();
    rerender(<Cell field={field} value="images/b.jpg" row={{}} />);
    expect(sourcesIn(container)).toEqual(['/images/b.jpg']);
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,AA', null, { a: 1 }])(
    'is not shown for %j',
    (value) => {
      const { container } = render(<Cell field={field} value={value} row={{}} />);
      expect(sourcesIn(container)).toEqual([]);
    },
  );
});

describe('the preview beside an input', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const form = (text: string) => (
    <ImageInput
      field={field}
      text={text}
      onChange={() => undefined}
      onBlur={() => undefined}
      id="input"
      invalid={false}
      describedBy={undefined}
      inputRef={null}
    />
  );

  test('follows the path after a pause in typing', () => {
    const { container, rerender } = render(form('images/a.jpg'));
    expect(sourcesIn(container)).toEqual(['/images/a.jpg']);
    for (const text of ['images/', 'images/b', 'images/b.jpg']) {
      rerender(form(text));
      act(() => vi.advanceTimersByTime(100));
      expect(sourcesIn(container)).toEqual(['/images/a.jpg']);
    }
    act(() => vi.advanceTimersByTime(1000));
    expect(sourcesIn(container)).toEqual(['/images/b.jpg']);
  });

  test('says that the image is not available', () => {
    const { container } = render(form('images/a.jpg'));
    const failure = () => screen.queryByRole('img', { name: 'Image not available' });
    expect(failure()).toBeNull();
    fireEvent.error(container.querySelector('img') ?? container);
    expect(failure()).not.toBeNull();
  });

  test('is empty for an empty path', () => {
    const { container } = render(form(''));
    expect(sourcesIn(container)).toEqual([]);
    expect(screen.getByRole('textbox')).toBeDefined();
  });
});
