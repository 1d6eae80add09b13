import { useEffect, useRef, useState } from 'react';

/** A part of a list, newest first. */
interface Page {
  readonly entries: readonly unknown[];
  /** Where the next page starts. */
  readonly next: number | null;
}

/**
 * The pages loaded so far for the current query, which is compared as JSON, and the last page for any query. `load`
 * starts again, or adds the next page to those that it gets; if it fails, they stay.
 */
export function usePages<Query extends object, Loaded extends Page>(
  query: Query,
  fetchPage: (query: Query & { readonly from: number | undefined }) => Promise<Loaded | undefined>,
) {
  const [page, setPage] = useState<Loaded>();
  const [latest, setLatest] = useState<Loaded>();
  const [isLoading, setLoading] = useState(true);
  const last = useRef(0);

  async function fetchFrom(before: Loaded | undefined, kept: Loaded | undefined) {
    last.current += 1;
    const own = last.current;
    setLoading(true);
    const next = await fetchPage({ ...query, from: before?.next ?? undefined });
    if (own !== last.current) return;
    setLoading(false);
    if (next) setLatest(next);
    setPage(next ? { ...next, entries: [...(before?.entries ?? []), ...next.entries] } : kept);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetchFrom` differs only by the query.
  useEffect(() => void fetchFrom(undefined, undefined), [JSON.stringify(query)]);

  return { page, latest, isLoading, load: (before?: Loaded) => fetchFrom(before, page) };
}
