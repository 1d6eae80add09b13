/** A row with whatever the tables of an old site hold. */
export type ForeignRow = Readonly<Record<string, unknown>>;

/** What Laravel keeps of every row. */
export const STAMPS: ForeignRow = {
  created_at: '2025-03-04T05:06:07.000000Z',
  updated_at: '2026-11-20T10:30:00.000000Z',
};
