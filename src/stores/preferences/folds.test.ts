import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

function setOpen(folds: typeof import('./folds'), part: string, isOpen: boolean) {
  const { result, unmount } = renderHook(() => folds.useFold(part, true));
  act(() => result.current[1](isOpen));
  expect(result.current[0]).toBe(isOpen);
  unmount();
}

test('two tabs keep each other’s folds', async () => {
  const oneTab = await import('./folds');
  vi.resetModules();
  const otherTab = await import('./folds');
  setOpen(oneTab, 'installer:add', false);
  setOpen(otherTab, 'coupon:add', false);
  vi.resetModules();
  expect((await import('./folds')).foldStore.getState()).toEqual({
    ' installer:add': false,
    ' coupon:add': false,
  });
});
