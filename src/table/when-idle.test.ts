import { beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

beforeEach(() => vi.useFakeTimers());

const workOf = (slices: number) => {
  let left = slices;
  return vi.fn((_milliseconds: number) => --left <= 0);
};

describe.each([
  ['where the browser has a scheduler', true],
  ['where it has none', false],
])('whenIdle %s', (_, hasScheduler) => {
  beforeEach(() => {
    if (!hasScheduler) return;
    const postTask = async (run: () => void) => void setTimeout(run, 1);
    vi.stubGlobal('scheduler', { postTask });
  });

  test('works in short slices until it is done', () => {
    const work = workOf(3);
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(3);
    expect(Math.max(...work.mock.calls.map(([milliseconds]) => milliseconds))).toBeLessThan(50);
  });

  test('stops when it is cancelled', () => {
    const work = workOf(1000);
    const { cancel } = whenIdle(work);
    vi.advanceTimersToNextTimer();
    cancel();
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledOnce();
  });
});
