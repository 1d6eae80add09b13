import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { referenceCell } from './cell';
import { referenceFixtures } from './fixtures';

test.each([
  ['Banyan & Sons', 'Banyan & Sons'],
  ['Banyan (1)', 'Banyan'],
  // A lone surrogate, which programs that cut texts leave behind.
  ['Banyan \ud83d', 'Banyan \ufffd'],
])('the title %j links to a search for %j', (label, search) => {
  const { field, linked } = referenceFixtures;
  const target = linked?.target && { ...linked.target, choices: [{ key: '1', label }] };
  render(<referenceCell.Cell field={{ ...field, target }} value={1} row={{}} />);
  const href = screen.getByRole('link').getAttribute('href') ?? '';
  expect(new URL(href, 'https://office.example').searchParams.get('search')).toBe(search);
});
