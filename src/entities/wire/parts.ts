import * as z from 'zod/mini';
import { beginning } from '../../common/beginning';
import { wireTexts as texts } from './texts';

// Parts of the schemas of several calls.

/** The largest id that both databases can store. */
export const MAX_ID = 2 ** 31 - 1;

/** No row has this id. */
export const NO_ID = 0;

/** A JSON object with these keys; others are left out. */
export const body = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, texts.noObject);

/** A JSON object with any keys, such as a row, which its config's rules check. */
export const anyBody = z.record(z.string(), z.unknown(), texts.noObject);

/** Clients may send numbers as text. */
export const wholeNumber = z.pipe(
  z.transform((sent) =>
    typeof sent === 'string' && /^\d{1,10}$/.test(sent) ? Number(sent) : sent,
  ),
  z.int().check(z.minimum(0), z.maximum(MAX_ID)),
);

// An unreadable id refers to nothing: the response is a 404, not a 422.
export const id = z.catch(wholeNumber, NO_ID);
export const entityName = z.catch(z.string(), '');

/** A value that may be missing. An unreadable one is ignored. */
export const ifReadable = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** A value that must be there, though it need not be readable. */
export const required = <Schema extends z.core.$ZodType>(schema: Schema, error: string) =>
  z.pipe(z.unknown().check(z.refine((sent) => sent !== undefined && sent !== null, error)), schema);

/** PostgreSQL can't store or compare NUL. */
const hasNoNul = z.regex(/^[^\0]*$/, texts.unstorable);
export const storableText = z.string().check(hasNoNul);

/** Clients may send text as a number. */
export const numberAsText = z.pipe(z.number(), z.transform(String));

/** A trimmed text, which must not be empty if there is a message for it. */
export const text = (max: number, required?: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(required === undefined ? 0 : 1, required),
      z.maxLength(max, texts.tooLong(max)),
      hasNoNul,
    );

/** A read-only array. */
export const list = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item));

const MAX_HEADINGS = 100;
const MAX_HEADING = 100;

/** The headings or names of a file's columns, cut to what the audit log and the history keep. */
export const headings = z.pipe(
  z.readonly(z.array(z.unknown())),
  z.transform((names) =>
    names
      .filter((name) => typeof name === 'string')
      .slice(0, MAX_HEADINGS)
      .map((name) => beginning(name, MAX_HEADING)),
  ),
);
