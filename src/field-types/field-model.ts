import * as z from 'zod/mini';
import { documented, optionalShownText } from './documented';
import { FIELD_NAME, LONGEST_FIELD_NAME } from './field-name';

/** The keys that fields of all types have. */
export interface FieldBase {
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly unique: boolean;
  readonly help?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly width?: FormWidth | undefined;
  /** Rows have the field only if these conditions hold. */
  readonly showIf?: Conditions | undefined;
  /** Its earlier name, under which the database still has its values. */
  readonly was?: string | undefined;
  /** The target of a field that refers to rows of another entity. */
  readonly target?: ReferenceTarget | undefined;
}

/** How wide a field is in a form: a column, two, or all. */
export type FormWidth = (typeof formWidths)[number];

const formWidths = ['normal', 'wide', 'full'] as const;

/** The values that other fields of a row must have, by field name. */
export type Conditions = Readonly<Record<string, Condition>>;

export type Condition = Shown | readonly Shown[] | SpecialCondition;
type Shown = string | number | boolean;

/** Whether there is a value, or the ends of its range: numbers, days as `YYYY-MM-DD`, or words for days. */
export interface SpecialCondition {
  readonly is?: 'filled' | 'empty' | undefined;
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
}

/** What a field refers to, according to its config. */
interface ReferenceConfig {
  readonly entity: string;
  /** The field that identifies rows of the entity. Default: their id. */
  readonly key?: string | undefined;
  /** Whether a value can refer to several rows. */
  readonly multiple: boolean;
  /** Whether a value is a copy: the row that it came from can be changed and removed. */
  readonly copies?: boolean;
  /** The names of the config's keys for `entity` and `key`. */
  readonly writtenAs: readonly [entity: string, key: string];
}

/** The entity that a field refers to. */
interface ReferenceTarget {
  readonly labelPlural: string;
  /** The address of its screen. */
  readonly route: string;
  /** Whether its screen searches the titles of its rows. */
  readonly isSearchable: boolean;
  /** The rows of the entity, once they are known. */
  readonly choices?: readonly Choice[] | undefined;
}

/** A row by its title. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  /** Shown beside the label in a list, and found by typing. */
  readonly detail?: string | undefined;
}

/** A field's config with its label filled in, and what other files say about it. */
export type Labelled<Config> = Omit<Config, 'label'> & Pick<FieldBase, 'label' | 'target'>;

/** The row of a value: the text of some values depends on other values of the row. */
export type RowValues = Readonly<Record<string, unknown>>;

/** How both databases store a value. */
interface Storage {
  readonly type: 'text' | 'integer' | 'bigint' | 'double precision';
  /** Encrypted at rest and never logged; needs the type `text`. */
  readonly encrypted?: true;
}

/** How tables are filtered by a value, which decides what a filter's text can be. */
export type FilterKind =
  /** One of its options. */
  | 'options'
  /** From and to: `100..200`, `..200`. */
  | 'numbers'
  /** From and to, or a range by its name: `2026-11-01..2026-11-30`, `this-week`. */
  | 'dates'
  /** A part of it. */
  | 'text'
  /** Only whether there is one. */
  | 'presence';

/** The kind of file that a field takes: a picture that the server makes smaller, or a file that it keeps as it is. */
export type UploadKind = 'picture' | 'file';

/** How a spreadsheet stores a field's values. */
export interface SheetCell {
  /** Numbers and dates can be sorted and added up there; all other values are text. */
  readonly holds: 'text' | 'number' | 'date';
  /** A format code of spreadsheet programs: `#,##0.00`. */
  readonly numberFormat?: string;
  /** The only allowed texts, offered as a drop-down. */
  readonly choices?: readonly string[];
  /** Multi-line text, wrapped in its cell. */
  readonly long?: true;
}

/**
 * The model half of a field type: everything except how it looks.
 * `Value` is the canonical value of a filled field; an empty field is always `null`.
 */
export interface FieldModel<Field extends FieldBase, Value> {
  /** Whether `value` has the form of a canonical value; its schema checks the rest. */
  isValue(value: unknown): value is Value;
  /** The initial value in an add form. */
  defaultValue(field: Field): Value | null;
  /**
   * Parses text, a spreadsheet cell or any server's JSON. Empty input returns `null`.
   * Never throws; returns input that it can't parse unchanged, for the schema to report.
   */
  parse(input: unknown, field: Field): unknown;
  /** The value as editable text in inputs and spreadsheets: `parse(format(v))` is `v`. */
  format(value: Value, field: Field): string;
  /** The value as people read it in a table. Default: `format`. */
  display?(value: Value, field: Field, row: RowValues): string;
  /** What clients that ask for masked values get; they can ask for one value at a time. */
  mask?(value: Value): string;
  isMasked?(value: unknown): boolean;
  /** What the table searches. Default: `display`. */
  searchText?(value: Value, field: Field, row: RowValues): string;
  /** What the table sorts by. Default: `display`. */
  sortKey?(value: Value, field: Field, row: RowValues): string | number;
  /** What an update sends for an unchanged value. Default: the value as the server sent it (contract). */
  resend?(raw: unknown, field: Field): unknown;
  /** How a spreadsheet stores it. Default: as text. */
  sheetCell?(field: Field): SheetCell;
  /** How the table is filtered by it. */
  readonly filter: FilterKind;
  storage(field: Field): Storage;
  /** The stored form of a value. Default: the value itself. */
  toColumn?(value: Value, field: Field): string | number;
  /** The value of a stored form. Default: `parse`. */
  fromColumn?(stored: unknown, field: Field): unknown;
  /** The kind of file that its input uploads, if any. */
  uploads?(field: Field): UploadKind | undefined;
  /** What values refer to. */
  refersTo?(field: Field): ReferenceConfig | undefined;
  /** What a value refers to: ids, or values of that field. Default: the value. */
  keysIn?(value: Value, field: Field): readonly (string | number)[];
}

const fieldName = () =>
  z
    .string()
    .check(
      z.maxLength(LONGEST_FIELD_NAME),
      z.regex(FIELD_NAME, 'Must start with a letter and contain only letters, digits and _.'),
    );

export const shownValue = () => z.union([z.string(), z.number(), z.boolean()]);

const end = (which: string) =>
  documented(
    z.optional(z.union([z.number(), z.string()])),
    `${which}, such as "2026-12-31", or "yesterday", "today" or "tomorrow".`,
    'today',
  );

const specialCondition = () =>
  z
    .strictObject({
      is: documented(
        z.optional(z.enum(['filled', 'empty'])),
        'Whether the field must be filled in or empty.',
        'filled',
      ),
      from: end('The lowest number or the first day that matches'),
      to: end('The highest number or the last day that matches'),
    })
    .check(
      z.refine(
        ({ is, from, to }) => (is === undefined) !== (from === undefined && to === undefined),
        {
          error: 'Must have either "is", or "from" or "to" or both.',
          // An unknown key may be one of these, misspelt.
          when: ({ issues }) => issues.length === 0,
        },
      ),
    );

export const conditions = () =>
  z
    .record(
      z.string(),
      z.union([shownValue(), z.array(shownValue()).check(z.minLength(1)), specialCondition()]),
    )
    .check(z.refine((all) => Object.keys(all).length > 0, 'Must name a field.'));

/** The config keys of all field types; spread them into the type's own strict object. */
export function baseKeys<Type extends string>(type: Type) {
  return {
    type: documented(z.literal(type), `The field type: ${type}.`, type),
    name: documented(fieldName(), 'The exact name of the value in the server’s rows.', 'metaTitle'),
    label: documented(
      optionalShownText(),
      'What people call the field. Default: made from the name.',
      'Meta Title',
    ),
    required: documented(z._default(z.boolean(), false), 'Whether it must be filled in.', true),
    unique: documented(
      z._default(z.boolean(), false),
      'Whether every row needs a different value.',
      true,
    ),
    was: documented(
      z.optional(fieldName()),
      'The earlier name of a field that was renamed, whose values it keeps.',
      'mobile',
    ),
    help: documented(optionalShownText(500), 'A hint below the field.', 'Shown in search results.'),
    showIf: documented(
      z.optional(conditions()),
      'Rows have the field only if these fields have these values, or one of a list; are filled or empty; or are in a range.',
      { type: 1 },
    ),
    width: documented(
      z.optional(z.enum(formWidths)),
      'How wide the field is in the form: one column (normal), two (wide) or all (full).',
      'wide',
    ),
    readOnly: documented(
      z.optional(z.boolean()),
      'Whether people can only read it: it is not in the add form, and keeps its value.',
      true,
    ),
  };
}
