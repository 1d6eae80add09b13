import * as z from 'zod/mini';
import { body, entityName, id, ifReadable, list, NO_ID, storableText, wholeNumber } from './parts';

/** How a change was made. */
const way = z.enum(['form', 'sheet', 'sync', 'toggle', 'selection', 'undo', 'roll back', 'view']);
export type Way = z.output<typeof way>;

/** A field's values as people read them. Secret values are in no response. */
const fieldChange = z.object({
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  isSecret: z.boolean(),
});
export type FieldChange = z.output<typeof fieldChange>;

/** What was done to a row, or would be. */
const rowChange = z.object({
  action: z.enum(['add', 'update', 'remove', 'import']),
  /** What people call the row. */
  title: z.string(),
  fields: list(fieldChange),
});

/** A batch: a sheet, a sync, a change to selected rows or a rollback, which is one entry. */
const batchEntry = z.object({
  /** Its name for people: a file's name, or what was done. Empty for a rollback. */
  file: z.string(),
  /** How many rows were `updated`, `unchanged` and so on. */
  counts: z.record(z.string(), z.number()),
  /** How many changes can be rolled back. */
  changes: z.number(),
});

const historyEntry = z.extend(rowChange, {
  id: z.number(),
  at: z.string(),
  /** Null if the server made the change on its own. */
  who: z.nullable(z.string()),
  /** Null for changes made before ways were recorded. */
  way: z.nullable(way),
  /** Whether it was undone or rolled back, so nothing is left to undo. */
  isUndone: z.boolean(),
  import: z.optional(batchEntry),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const historyPage = z.object({
  entries: list(historyEntry),
  /** Where the next page starts. */
  next: z.nullable(z.number()),
  /** What a screen's history can be filtered by. */
  people: list(z.string()),
  fields: list(z.object({ name: z.string(), label: z.string() })),
});
export type HistoryPage = z.output<typeof historyPage>;

/** No name is as long as this; SQLite can't search for one of 50,000 characters. */
const MAX_FILTER = 1000;

const filter = ifReadable(storableText.check(z.minLength(1), z.maxLength(MAX_FILTER)));

export const historyQuery = body({
  entity: entityName,
  /** Only this row's changes. */
  row: z.optional(id),
  person: filter,
  /** A day in the shop's time, as `YYYY-MM-DD`. */
  day: ifReadable(z.iso.date()),
  field: filter,
  /** The `next` of the previous page. */
  from: z.optional(id),
});
export type HistoryQuery = z.input<typeof historyQuery>;

/** Names a change: by its entry, by the version that it gave a row, or, for a removal, by the row. */
export const changeName = z.catch(
  z.union([
    z.object({ change: wholeNumber }),
    z.object({ entity: storableText, row: wholeNumber, version: z.optional(wholeNumber) }),
  ]),
  { change: NO_ID },
);
export type ChangeName = z.input<typeof changeName>;
export type ChangeId = z.output<typeof changeName>;

export const undoResult = z.object({
  /** The change that was to be undone. */
  action: rowChange.shape.action,
  title: rowChange.shape.title,
  /** The labels of the fields that were undone. */
  undone: list(z.string()),
  /** The fields that someone has changed since, with their current values. */
  rejected: list(
    z.object({ label: z.string(), value: z.nullable(z.string()), isSecret: z.boolean() }),
  ),
});
export type UndoResult = z.output<typeof undoResult>;

/** A batch, by the id of its entry. */
export const batchName = body({ id });

/** A row that a rollback would change. */
const rollBackRow = z.extend(rowChange, { row: z.number(), version: z.number() });
export type RollBackRow = z.output<typeof rollBackRow>;

/** A row that a rollback leaves, because its earlier values are no longer valid. */
const rejectedRow = z.extend(rollBackRow, { reason: z.string() });

export const rollBackPreview = z.object({
  file: z.string(),
  /** How many rows would be as they were before the batch; `rows` are the first of them. */
  count: z.number(),
  /** How many of them it added, which would be removed, and how many it removed, which would be restored. */
  added: z.number(),
  removed: z.number(),
  rows: list(rollBackRow),
  /** Rows with fields that have changed since and keep their values. A row can be in both lists. */
  newer: list(rollBackRow),
  newerCount: z.number(),
  /** Rows that stay as they are, because the rules have changed since; `reason` is the message of a rule. */
  rejected: list(rejectedRow),
  rejectedCount: z.number(),
});
export type RollBackPreview = z.output<typeof rollBackPreview>;

/** `take` are the rows whose fields are rolled back even if they have changed since. */
export const rollBackOrder = body({
  id,
  take: z._default(z.array(z.object({ row: id, version: id })), []),
});

/** How many rows were changed, left because they have changed since, or rejected by today's rules. */
export const rollBackResult = z.object({
  rolledBack: z.number(),
  left: z.number(),
  rejected: z._default(z.number(), 0),
});
export type RollBackResult = z.output<typeof rollBackResult>;
