/** Widths in pixels that somebody chose, by column. */
export type ColumnSizes = Readonly<Record<string, number>>;

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH));
}

/** The widths that the columns around a header have on the screen, stretched or not. */
export function shownSizes(header: Element): ColumnSizes {
  const headers = header.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries(
    [...headers].map((one) => [one.dataset.column ?? '', clampWidth(one.offsetWidth)]),
  );
}
