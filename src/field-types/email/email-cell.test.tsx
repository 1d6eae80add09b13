import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emailCell } from './cell';
import { emailFixtures } from './fixtures';

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['a?b#c%40@example.com', 'a%3Fb%23c%2540@example.com'],
])('%s is a link to itself, whatever it contains', (value, address) => {
  render(<emailCell.Cell field={emailFixtures.field} value={value} row={{}} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`mailto:${address}`);
});
