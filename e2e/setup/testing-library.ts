import { setImmediate } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // Long enough for a slow or busy machine: only a test that hangs takes longer.
  asyncUtilTimeout: 60_000,
  // When drawing takes more than 5 ms, React runs the effects in a later task: a menu is found, but has
  // not moved the focus yet. Waiting ends after that task.
  asyncWrapper: async (wait) => {
    const result = await wait();
    await setImmediate();
    return result;
  },
});

// jsdom has no layout to observe.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });

afterEach(cleanup);

// Parts of screens load after the page has been painted. Parts that are still loading when the file ends would fail,
// and later files with them.
afterAll(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  await vi.dynamicImportSettled();
});
