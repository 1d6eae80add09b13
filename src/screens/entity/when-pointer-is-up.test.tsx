import { expect, test, vi } from 'vitest';
import { whenPointerIsUp } from './when-pointer-is-up';

test('acts at once when nothing is pressed', () => {
  const act = vi.fn();
  whenPointerIsUp(act);
  expect(act).toHaveBeenCalledOnce();
});

test('waits for the end of a click', async () => {
  const done: string[] = [];
  document.body.addEventListener('click', () => done.push('click'));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  whenPointerIsUp(() => done.push('act'));
  expect(done).toEqual([]);
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  document.body.click();
  await vi.waitFor(() => expect(done).toEqual(['click', 'act']));
});
