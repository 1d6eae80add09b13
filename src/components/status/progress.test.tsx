import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Progress } from './progress';

afterEach(cleanup);

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Saving orders' });

describe('Progress', () => {
  test('tells in numbers how far it is', () => {
    render(<Progress label="Saving orders" done={1234} total={250000} />);
    expect(screen.getByText('1,234 of 2,50,000')).not.toBeNull();
    expect(bar().position).toBeCloseTo(1234 / 250000);
  });

  test('tells what is done while nobody knows how much there is', () => {
    render(<Progress label="Saving orders" done={120} total={null} />);
    expect(screen.getByText('120')).not.toBeNull();
    expect(bar().hasAttribute('value')).toBe(false);
  });

  test('has nothing left to do of nothing', () => {
    render(<Progress label="Saving orders" done={0} total={0} />);
    expect(screen.getByText('0 of 0')).not.toBeNull();
    expect(bar().position).toBe(1);
  });
});
