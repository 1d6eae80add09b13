import type { ColumnDef } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { plainText } from '../../common/plain-text';
import { Button } from '../../components/controls/button';
import type { Features } from '../../components/data-table/table-features';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { texts } from '../texts';
import { RowLink } from './row-link';

/** Actions that are undefined have no button. */
export interface RowActions {
  readonly update: ((row: Row) => void) | undefined;
  readonly remove: ((row: Row) => void) | undefined;
  readonly links?: EntityConfig['links'];
  /** Up to two extra buttons for some rows, before the others. */
  readonly extraButtons?: (row: Row) => ReactNode;
}

const LINK_PADDING = 16;
const LETTER_WIDTH = 7;

/** The last column, with the row's buttons (icons; words on a phone) and its links. */
export function actionsColumn({
  update,
  remove,
  links = [],
  extraButtons,
}: RowActions): ColumnDef<Features, Row> {
  return {
    id: 'actions',
    header: texts.actions,
    enableHiding: false,
    enableSorting: false,
    size: links.reduce(
      (width, { label }) => width + label.length * LETTER_WIDTH + LINK_PADDING,
      (update && remove ? 84 : 56) + (extraButtons ? 64 : 0),
    ),
    // Right-aligned if some rows have extra buttons, so that the others are below each other.
    meta: { pinned: 'end', neverCut: true, align: extraButtons && 'end' },
    cell: ({ row: { original: row } }) => (
      <>
        {extraButtons?.(row)}
        {update && (
          <Button
            size="sm"
            shape="update"
            className="row-action mr-1"
            title={texts.update}
            aria-keyshortcuts="e"
            onClick={() => update(row)}
          >
            {texts.update}
          </Button>
        )}
        {remove && (
          <Button
            size="sm"
            variant="ghost"
            shape="remove"
            className="row-action"
            title={texts.remove}
            onClick={() => remove(row)}
          >
            {texts.remove}
          </Button>
        )}
        {links.map(({ label, to }) => (
          <RowLink
            key={label}
            href={addressOf(to, row)}
            className="ml-3 inline-flex items-center align-[3px] text-accent text-xs hover:underline max-sm:min-h-11 max-sm:min-w-11 max-sm:justify-center"
          >
            {label}
          </RowLink>
        ))}
      </>
    ),
  };
}

const addressOf = (to: string, row: Row) =>
  to.replace(/\{(.*?)\}/g, (_, name: string) =>
    encodeURIComponent(plainText(row[name]).toWellFormed()),
  );
