import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RevealProvider } from '../reveal';
import { aadhaarCell } from './cell';
import { aadhaarFixtures } from './fixtures';

beforeEach(() => vi.useFakeTimers());

test('hides a number again when its row changes', () => {
  const { Cell } = aadhaarCell;
  const cell = (value: string) => (
    <Cell field={aadhaarFixtures.field} value={value} row={{ value }} />
  );
  const { container, rerender } = render(cell('234123412346'));
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(container.textContent).toContain('2341 2341 2346');
  rerender(cell('999941057058'));
  expect(container.textContent).toContain('XXXX XXXX 7058');
});

test('shows a number on request and hides it again after 30 seconds', () => {
  const { Cell } = aadhaarCell;
  const { container } = render(
    <Cell field={aadhaarFixtures.field} value="234123412346" row={{}} />,
  );
  expect(container.textContent).toContain('XXXX XXXX 2346');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(container.textContent).toContain('2341 2341 2346');
  act(() => vi.advanceTimersByTime(29_999));
  expect(container.textContent).toContain('2341 2341 2346');
  act(() => vi.advanceTimersByTime(1));
  expect(container.textContent).toContain('XXXX XXXX 2346');
  expect(container.textContent).not.toContain('2341 2341');
});

test('shows nothing if the number has been removed since', async () => {
  const { Cell } = aadhaarCell;
  const { field } = aadhaarFixtures;
  const { container } = render(
    <RevealProvider value={async () => ({ [field.name]: null })}>
      <Cell field={field} value="XXXX XXXX 2346" row={{}} />
    </RevealProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show' })));
  expect(container.textContent).toBe('Hide');
});
