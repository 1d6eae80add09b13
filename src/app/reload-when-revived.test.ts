import { expect, test, vi } from 'vitest';
import { reloadWhenRevived } from './reload-when-revived';

test('a page from the back/forward cache is hidden until it has reloaded', () => {
  // jsdom can't reload, and logs an error.
  vi.spyOn(console, 'error').mockReturnValue();
  reloadWhenRevived();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(document.documentElement.hidden).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(document.documentElement.hidden).toBe(true);
});
