import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAfterClick } from './use-after-click';

test('useAfterClick runs an action at once when nothing is pressed', () => {
  const { result } = renderHook(useAfterClick);
  const act = vi.fn();
  result.current(act);
  expect(act).toHaveBeenCalledOnce();
});

test('useAfterClick waits for the end of a click', async () => {
  const { result } = renderHook(useAfterClick);
  const done: string[] = [];
  document.body.addEventListener('click', () => done.push('click'));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  result.current(() => done.push('act'));
  expect(done).toEqual([]);
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  document.body.click();
  await expect.poll(() => done).toEqual(['click', 'act']);
});

test('useAfterClick doesn’t wait for the next tap if the browser turns a touch into scrolling', async () => {
  const { result } = renderHook(useAfterClick);
  const act = vi.fn();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  result.current(act);
  document.body.dispatchEvent(new Event('pointercancel', { bubbles: true }));
  await expect.poll(() => act).toHaveBeenCalledOnce();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await new Promise((done) => setTimeout(done));
  expect(act).toHaveBeenCalledOnce();
});
