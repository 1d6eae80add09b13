import { setImmediate } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // Only what hangs takes so long; a busy machine may be slow.
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

// Parts of screens load when the page has been painted. What is still loading when the file ends fails, in
// the files that follow as well.
afterAll(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  await vi.dynamicImportSettled();
});
