/** A row of an old site, with columns that we don't know. */
export type ForeignRow = Readonly<Record<string, unknown>>;

/** The columns that Laravel adds to every row. */
export const STAMPS: ForeignRow = {
  created_at: '2025-03-04T05:06:07.000000Z',
  updated_at: '2026-11-20T10:30:00.000000Z',
};
