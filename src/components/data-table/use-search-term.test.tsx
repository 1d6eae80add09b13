import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSearchTerm } from './use-search-term';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(given = '') {
  const tell = vi.fn<(term: string) => void>();
  const hook = renderHook(({ text }) => useSearchTerm(text, tell), {
    initialProps: { text: given },
  });
  return {
    tell,
    term: () => hook.result.current.term,
    type: (term: string) => act(() => hook.result.current.setTerm(term)),
    rest: () => act(() => vi.advanceTimersByTime(1000)),
    give: (text: string) => hook.rerender({ text }),
  };
}

describe('useSearchTerm', () => {
  test('has what is typed at once, and tells it when the typing rests', () => {
    const { tell, term, type, rest } = setUp();
    type('p');
    type('pu');
    expect(term()).toBe('pu');
    expect(tell).not.toHaveBeenCalled();
    rest();
    expect(tell.mock.calls).toEqual([['pu']]);
  });

  test('tells nothing that is taken back before', () => {
    const { tell, type, rest } = setUp();
    type('p');
    type('');
    rest();
    expect(tell).not.toHaveBeenCalled();
  });

  test('is not disturbed by what it told itself, however late that comes back', () => {
    const { term, type, rest, give } = setUp();
    type('pu');
    rest();
    type('pun');
    rest();
    type('pune');
    give('pu');
    expect(term()).toBe('pune');
    give('pun');
    expect(term()).toBe('pune');
  });

  test('takes on a term from elsewhere', () => {
    const { term, type, rest, give } = setUp('surat');
    type('pune');
    rest();
    give('pune');
    give('surat');
    expect(term()).toBe('surat');
  });
});
