import * as z from 'zod/mini';
import { body, entityName, headings, id, ifReadable, list, wholeNumber } from './parts';
import { wireTexts as texts } from './texts';

/** More rows than this are rejected, so no request blocks the others for long. */
export const MAX_SELECTED = 100_000;

/** Selected rows by their ids, with the versions that people saw. */
const rows = z.pipe(
  z
    .array(z.tuple([id, ifReadable(wholeNumber)]), texts.noRows)
    .check(z.maxLength(MAX_SELECTED, texts.tooManyRows(MAX_SELECTED))),
  z.transform((pairs) => new Map(pairs.map(([id, version]) => [id, version]))),
);
export type SelectedRows = readonly (readonly [id: number, version: number])[];

export const editOfSelected = body({
  entity: entityName,
  rows,
  values: z._default(z.record(z.string(), z.unknown()), {}),
});

/** Rows to remove, or whose uses are counted. */
export const selection = body({ entity: entityName, rows });

/** What refers to some rows: `3 Orders`, and whether that keeps them from being removed. */
export const uses = list(z.object({ text: z.string(), isRejected: z.boolean() }));
export type Uses = z.output<typeof uses>;

/** The result of changing selected rows. */
export const selectionResult = z.object({
  /** The entry in the history; undefined if nothing changed. */
  change: z.optional(z.number()),
  changed: z.number(),
});
export type SelectionResult = z.output<typeof selectionResult>;

/** The content of an export that the browser has made. */
export const exportOfSelected = body({
  entity: entityName,
  rows: wholeNumber,
  columns: headings,
});
