import * as z from 'zod/mini';
import { documented } from './documented';

/** What is true of every field, whatever its type. */
export interface FieldBase {
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly unique: boolean;
  readonly help?: string | undefined;
}

/** A config as the app uses it: the label is always there. */
export type Labelled<Config> = Omit<Config, 'label'> & { readonly label: string };

/** The row that a value stands in: some values read differently beside others. */
export type RowValues = Readonly<Record<string, unknown>>;

/** How a value stands in a database column, in both databases. */
export interface Storage {
  readonly type: 'text' | 'integer' | 'bigint' | 'double precision';
  /** Encrypted at rest, never in a log; the column's type is then `text`. */
  readonly encrypted?: true;
}

/** How a field's values stand in a spreadsheet's cells. */
export interface SheetCell {
  /** Numbers and dates sort, filter and add up there; whatever else there is stands as text. */
  readonly holds: 'text' | 'number' | 'date';
  /** How a spreadsheet program shows them: `#,##0.00`. */
  readonly numberFormat?: string;
  /** The only texts that may stand there, offered as a drop-down. */
  readonly choices?: readonly string[];
  /** Texts of several lines. */
  readonly long?: true;
}

/**
 * The model half of a field type: everything but its looks.
 * `Value` is the canonical value of a field that is not empty; an empty field is always `null`.
 */
export interface FieldModel<Field extends FieldBase, Value> {
  /** Whether `value` has the shape of a canonical value. Says nothing of the field's own rules. */
  isValue(value: unknown): value is Value;
  /** The field's rules for a value that is not empty. Its messages are shown to people as they are. */
  valueSchema(field: Field): z.ZodMiniType<Value>;
  /** What an empty form starts with. */
  defaultValue(field: Field): Value | null;
  /**
   * Reads text, a spreadsheet's cell or any server's JSON. Empty input gives `null`.
   * Never throws; input that it can't read comes back as it is, for `valueSchema` to report.
   */
  parse(input: unknown, field: Field): unknown;
  /** The value as editable text, in inputs and spreadsheets: `parse(format(v))` is `v`. */
  format(value: Value, field: Field): string;
  /** The value as people read it in a table; `format` when left out. */
  display?(value: Value, field: Field, row: RowValues): string;
  /** What the table searches; `display` when left out. */
  searchText?(value: Value, field: Field, row: RowValues): string;
  /** What the table sorts by; `display` when left out. */
  sortKey?(value: Value, field: Field, row: RowValues): string | number;
  /**
   * What is sent for a value that nobody changed. Left out, it goes back as it came (contract: rows
   * keep what the server sent).
   */
  resend?(raw: unknown, field: Field): unknown;
  /** A remark on a value that is allowed all the same; shown beside the field. */
  warning?(value: Value, field: Field): string | undefined;
  /** How a spreadsheet holds it; as text when left out. */
  sheetCell?(field: Field): SheetCell;
  storage(field: Field): Storage;
  /** The stored form of a value, the value itself when left out. */
  toColumn?(value: Value, field: Field): string | number;
  /** The value of a stored form, `parse` of it when left out. */
  fromColumn?(stored: unknown, field: Field): Value;
}

/** The config keys that every field type has; spread into the type's own strict object. */
export function baseKeys<Type extends string>(type: Type) {
  return {
    type: documented(z.literal(type), `The kind of value: ${type}.`, type),
    name: documented(
      z
        .string()
        .check(
          z.regex(
            /^[a-zA-Z][a-zA-Z0-9_]*$/,
            'Must begin with a letter and go on with letters, digits and _ only.',
          ),
        ),
      'The name of the value in the server’s rows, to the letter.',
      'metaTitle',
    ),
    label: documented(
      z.optional(z.string().check(z.minLength(1))),
      'What people read beside the field. Made from the name when left out.',
      'Meta Title',
    ),
    required: documented(
      z._default(z.boolean(), false),
      'Whether the field must be filled in.',
      true,
    ),
    unique: documented(
      z._default(z.boolean(), false),
      'Whether no two rows may have the same value.',
      true,
    ),
    help: documented(
      z.optional(z.string().check(z.minLength(1))),
      'A sentence shown under the field.',
      'Shown in search results.',
    ),
  };
}
