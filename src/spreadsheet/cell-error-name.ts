/** Where an error of an uploaded spreadsheet is. The row's number is the one that programs show. */
interface ErrorPosition {
  readonly row: number;
  /** The field's name; empty when the error concerns the whole row. */
  readonly field: string;
}

/** The name of a cell's error in the `errors` of a 422: `rows.12.metaTitle` (contract). */
export function cellErrorName({ row, field }: ErrorPosition): string {
  return `rows.${row}.${field}`;
}

/** The reverse of `cellErrorName`; undefined for other names. Other servers also write `row.12`. */
export function parseCellErrorName(name: string): ErrorPosition | undefined {
  const [, row, field = ''] = /^rows?\.(\d+)(?:\.(.+))?$/.exec(name) ?? [];
  return row === undefined ? undefined : { row: Number(row), field };
}
