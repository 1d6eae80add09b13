import type { ReactNode } from 'react';
import type { RollBackRow } from '../../entities/wire/history';
import { FieldChanges } from './field-changes';
import { texts } from './texts';

export interface ChangedRow extends Pick<RollBackRow, 'action' | 'title' | 'fields'> {
  readonly row: number | string;
}

interface ChangedRowsProps<Changed> {
  /** The first of the rows. */
  readonly rows: readonly Changed[];
  readonly total: number;
  /** What is above a row's fields. */
  readonly children: (row: Changed) => ReactNode;
}

/** Rows, and what would change in each of their fields. */
export function ChangedRows<Changed extends ChangedRow>(props: ChangedRowsProps<Changed>) {
  const { rows, total, children } = props;
  return (
    <>
      <ul className="flex flex-col divided">
        {rows.map((row) => (
          <li key={row.row} className="py-2">
            {children(row)}
            <FieldChanges fields={row.fields} isUpdate={row.action === 'update'} />
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="text-muted text-xs">{texts.andMore(total - rows.length)}</p>
      )}
    </>
  );
}
