import type { FieldTypeName } from '../../field-types';
import { MAX_SHOWN } from '../../field-types/shown-text';
import { fileText } from '../json-text';
import { defaultLabel } from '../resolve-config';
import { freeName } from './free-name';
import { guessField, identifies, isShown, type SampleColumn } from './guess-field';

/** A table without a config. Empty cells are null. */
export interface Sample {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** A proposed entity file, and the reasons for it. */
export interface ConfigGuess {
  readonly text: string;
  readonly reasons: readonly string[];
  /** The sample’s rows by the names of the fields. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface GuessedField extends SampleColumn {
  readonly type: FieldTypeName;
  readonly keys: Readonly<Record<string, unknown>>;
  readonly cells: readonly unknown[];
  readonly isUnique: boolean;
  readonly why: string;
}

/** With fewer rows, nothing can be concluded about later ones. */
const ENOUGH = 3;
const MAX_COLUMNS = 8;
const NO_HEADING = '; its column has no heading, so give it a label';
const REPEATED = '; another column has the same heading';
const NO_COLUMN: readonly FieldTypeName[] = ['html', 'textarea'];

/** Proposes the file of an entity from a sample of its rows. */
export function guessConfig(name: string, sample: Sample): ConfigGuess {
  const fields = namedColumns(name, sample).map((column) => withRules(column));
  const short = fields.filter(({ type }) => !NO_COLUMN.includes(type));
  const columns = (short.length > 0 ? short : fields).slice(0, MAX_COLUMNS);
  const key = fields.find(({ isUnique }) => isUnique);
  const file = {
    $schema: './schema.json',
    label: defaultLabel(name),
    pageSize: 10,
    fields: fields.map(({ keys }) => keys),
    columns: columns.map((column) => column.name),
    actions: {
      add: {},
      update: {},
      remove: {},
      ...(key && { bulkUpdate: { key: key.name }, download: {} }),
    },
  };
  return {
    text: `${fileText(file)}\n`,
    reasons: [
      ...fields.map(({ name: field, type, why }) => `${field}: ${type}, because ${why}.`),
      ...(key ? [`bulkUpdate: ${key.name} identifies each row.`] : []),
    ],
    rows: sample.rows.map((_, row) =>
      Object.fromEntries(fields.map((field) => [field.name, field.cells[row] ?? null])),
    ),
  };
}

interface NamedColumn extends SampleColumn, Pick<GuessedField, 'cells'> {
  /** A note if the heading is unusual. */
  readonly remark: string;
}

/** The columns that can be fields, with valid names. */
function namedColumns(entity: string, { headers, rows }: Sample): NamedColumn[] {
  const taken = new Set<string>();
  const labels = new Set<string>();
  return headers.map((header, index) => {
    const cells = rows.map((row) => row[index] ?? null);
    const name = freeName(header, entity, index, taken);
    const text = header.trim();
    const isLabel = isShown(text) && text.length <= MAX_SHOWN;
    const isRepeated = labels.has(text.toLowerCase());
    labels.add(text.toLowerCase());
    const label = isLabel && !isRepeated ? text : defaultLabel(name);
    const remark = text === '' ? NO_HEADING : isRepeated ? REPEATED : '';
    return {
      name,
      label,
      remark,
      cells,
      values: cells.filter((cell) => cell !== null && cell !== ''),
    };
  });
}

function withRules(column: NamedColumn): GuessedField {
  const { name, label, values, cells, remark } = column;
  const { keys, why } = guessField(column);
  const { type, ...own } = keys;
  const isEnough = values.length >= ENOUGH;
  const required = isEnough && values.length === cells.length && type !== 'boolean';
  const texts = new Set(values.map((value) => String(value).trim().toLowerCase()));
  const isCode = type === 'slug' || type === 'email' || (type === 'text' && identifies(name));
  const isUnique = required && isCode && texts.size === values.length;
  return {
    ...column,
    type,
    isUnique,
    keys: {
      name,
      ...(label !== defaultLabel(name) && { label }),
      type,
      ...(required && { required }),
      ...(isUnique && { unique: true }),
      ...own,
    },
    why: `${why}${required ? '; required, as no cell is empty' : ''}${isUnique ? '; unique, as all are different' : ''}${remark}`,
  };
}
