import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { studioStore } from '../../stores/studio/state';
import { ProblemList } from './problem-list';

test('when a problem is fixed, the focus moves from its button to the list', async () => {
  const fix = { offset: 0, length: 1, content: '' };
  const problem = { file: 'bike.json', path: '', line: 1, column: 1, reason: 'A comma.', fix };
  studioStore.setState({ problems: [problem] });
  render(<ProblemList onChoose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: /^Fix/ }));
  act(() => studioStore.setState({ problems: [] }));
  const list = screen.getByText('No problems.').parentElement;
  await expect.poll(() => document.activeElement).toBe(list);
});
