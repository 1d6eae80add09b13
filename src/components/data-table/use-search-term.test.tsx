import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Suspense, startTransition, use } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useSearchTerm } from './use-search-term';

beforeEach(() => vi.useFakeTimers());

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
  test('returns the typed term at once, and reports it when typing pauses', () => {
    const { report, term, type, rest } = setUp();
    type('p');
    type('pu');
    expect(term()).toBe('pu');
    expect(report).not.toHaveBeenCalled();
    rest();
    expect(report.mock.calls).toEqual([['pu']]);
  });

  test('reports nothing if the change is undone before typing pauses', () => {
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

  test('is not disturbed by the echoes of a term that was reported twice', () => {
    const { term, type, rest, give } = setUp();
    for (const reported of ['a', 'b', 'a']) {
      type(reported);
      rest();
    }
    type('ab');
    for (const echo of ['a', 'b', 'a']) {
      give(echo);
      expect(term()).toBe('ab');
    }
  });

  test('takes over a term that it reported itself, once all echoes have come', () => {
    const { term, type, rest, give } = setUp();
    for (const reported of ['a', 'b', 'a']) {
      type(reported);
      rest();
    }
    give('a');
    rest();
    give('b');
    expect(term()).toBe('b');
  });

  test('takes over a term from elsewhere', () => {
    const { term, type, rest, give } = setUp('surat');
    type('pune');
    rest();
    give('pune');
    give('surat');
    expect(term()).toBe('surat');
  });

  test('keeps what is typed while the echo of what it reported is being rendered', async () => {
    let endRendering: (nothing: null) => void = () => {};
    const rendered = new Promise<null>((resolve) => {
      endRendering = resolve;
    });
    const { rerender } = renderSlowTable('', rendered);
    const box = screen.getByRole('textbox');
    fireEvent.change(box, { target: { value: 'pune' } });
    act(() => vi.advanceTimersByTime(1000));

    await act(async () => rerender('pune'));
    await act(async () => fireEvent.change(box, { target: { value: 'pun' } }));
    expect(box).toHaveProperty('value', 'pun');
    await act(async () => endRendering(null));
    expect(box).toHaveProperty('value', 'pun');
  });
});

interface SlowTableProps {
  readonly given: string;
  readonly rendered: Promise<null>;
}

/** A search box above rows that take long to render for a given term. */
function SlowTable({ given, rendered }: SlowTableProps) {
  return (
    <>
      <Box given={given} />
      <Rows given={given} rendered={rendered} />
    </>
  );
}

function Box({ given }: { readonly given: string }) {
  const { term, setTerm } = useSearchTerm(given, () => {});
  return <input value={term} onChange={(event) => setTerm(event.currentTarget.value)} />;
}

function Rows({ given, rendered }: SlowTableProps) {
  return given && use(rendered);
}

function renderSlowTable(given: string, rendered: Promise<null>) {
  const { rerender } = render(<SlowTable given={given} rendered={rendered} />, {
    wrapper: Suspense,
  });
  return {
    /** Renders with `startTransition`, as the router does. */
    rerender: (next: string) =>
      startTransition(() => rerender(<SlowTable given={next} rendered={rendered} />)),
  };
}
