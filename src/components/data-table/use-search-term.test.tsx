import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSearchTerm } from './use-search-term';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(given = '') {
  const report = vi.fn<(term: string) => void>();
  const hook = renderHook(({ text }) => useSearchTerm(text, report), {
    initialProps: { text: given },
  });
  return {
    report,
    term: () => hook.result.current.term,
    type: (term: string) => act(() => hook.result.current.setTerm(term)),
    rest: () => act(() => vi.advanceTimersByTime(1000)),
    give: (text: string) => hook.rerender({ text }),
  };
}

describe('useSearchTerm', () => {
  test('has the typed term at once, and reports it when typing pauses', () => {
    const { report, term, type, rest } = setUp();
    type('p');
    type('pu');
    expect(term()).toBe('pu');
    expect(report).not.toHaveBeenCalled();
    rest();
    expect(report.mock.calls).toEqual([['pu']]);
  });

  test('reports nothing that is undone before', () => {
    const { report, type, rest } = setUp();
    type('p');
    type('');
    rest();
    expect(report).not.toHaveBeenCalled();
  });

  test('is not disturbed by the late echo of what it reported', () => {
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

  test('takes over a term from elsewhere', () => {
    const { term, type, rest, give } = setUp('surat');
    type('pune');
    rest();
    give('pune');
    give('surat');
    expect(term()).toBe('surat');
  });
});
