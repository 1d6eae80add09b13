import { beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

beforeEach(() => vi.useFakeTimers());

const workOf = (slices: number) => {
  let left = slices;
  const lengths: number[] = [];
  const work = vi.fn((deadline: number) => {
    lengths.push(deadline - performance.now());
    return --left <= 0;
  });
  return { work, lengths, onDone: vi.fn() };
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
    const { work, lengths, onDone } = workOf(3);
    whenIdle(work, onDone);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(3);
    expect(Math.max(...lengths)).toBeLessThan(50);
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('does nothing once it is cancelled', () => {
    const { work, onDone } = workOf(1);
    const cancel = whenIdle(work, onDone);
    cancel();
    vi.advanceTimersByTime(60_000);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('can be cancelled between two slices', () => {
    const { work } = workOf(1000);
    const cancel = whenIdle(work);
    vi.advanceTimersToNextTimer();
    cancel();
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledOnce();
  });
});
