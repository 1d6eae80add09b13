import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { newsBanner } from './config-banner';

test('hiding the report of problems leaves what else is new, and a newer report', async () => {
  const show = newsBanner();
  const showNews = (report: string | undefined, isOutdated = true) =>
    act(async () => show({ isOutdated, report }));
  await showNews('1 problem\n\ncoupon.json:3');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('1 problem')).toBeNull();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  await showNews('2 problems\n\ncoupon.json:3');
  expect(screen.getByText('2 problems')).toBeTruthy();
  await showNews(undefined, false);
  expect(screen.getByRole('status').textContent).toBe('');
});
