/** Pages that follow each other, from the first to the last. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** The pages, which are in order and may repeat, as few ranges. */
export function pageRanges(pages: readonly number[]): readonly PageRange[] {
  const ranges: PageRange[] = [];
  for (const page of pages) {
    const before = ranges.at(-1);
    if (before && page <= before.last + 1) ranges[ranges.length - 1] = { ...before, last: page };
    else ranges.push({ first: page, last: page });
  }
  return ranges;
}
