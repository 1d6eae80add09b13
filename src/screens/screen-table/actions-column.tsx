import type { ColumnDef } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { plainText } from '../../common/plain-text';
import { Button } from '../../components/controls/button';
import type { Features } from '../../components/data-table/table-features';
import type { EntityConfig } from '../../entities/entity-config';
import { fillPlaceholders } from '../../entities/fill-placeholders';
import type { Row } from '../../entities/row';
import { texts } from '../texts';
import { RowLink } from './row-link';

/** The buttons of rows, in order. Each has the name of its text and its icon (shapes.css). */
const BUTTONS = [
  { name: 'update', variant: 'secondary', className: 'row-action mr-1', keys: 'e' },
  { name: 'remove', variant: 'ghost', className: 'row-action', keys: undefined },
] as const;

/** What the buttons do. Actions that are undefined have none. */
export type RowActions = {
  readonly [Name in (typeof BUTTONS)[number]['name']]?: ((row: Row) => void) | undefined;
};

interface OtherActions {
  readonly links?: EntityConfig['links'];
  /** Up to two extra buttons for some rows, before the others. */
  readonly extraButtons?: (row: Row) => ReactNode;
}

const CELL_PADDING = 28;
const BUTTON_WIDTH = 28;
const EXTRA_BUTTONS_WIDTH = 64;
const LINK_PADDING = 16;
const LINK_LETTER_WIDTH = 7;

/** The last column, with the row's buttons (icons; words on a phone) and its links. */
export function actionsColumn(
  actions: RowActions,
  { links = [], extraButtons }: OtherActions,
): ColumnDef<Features, Row> {
  const buttons = BUTTONS.filter(({ name }) => actions[name]);
  const buttonsWidth = BUTTON_WIDTH * Math.max(1, buttons.length);
  return {
    id: 'actions',
    header: texts.actions,
    enableHiding: false,
    enableSorting: false,
    size: links.reduce(
      (width, { label }) => width + label.length * LINK_LETTER_WIDTH + LINK_PADDING,
      CELL_PADDING + buttonsWidth + (extraButtons ? EXTRA_BUTTONS_WIDTH : 0),
    ),
    // Right-aligned if some rows have extra buttons, so that the other buttons line up.
    meta: { pinned: 'end', neverCut: true, align: extraButtons && 'end' },
    cell: ({ row: { original: row } }) => (
      <>
        {extraButtons?.(row)}
        {buttons.map(({ name, variant, className, keys }) => (
          <Button
            key={name}
            size="sm"
            variant={variant}
            shape={name}
            className={className}
            title={texts[name]}
            aria-keyshortcuts={keys}
            onClick={() => actions[name]?.(row)}
          >
            {texts[name]}
          </Button>
        ))}
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
  fillPlaceholders(to, (name) => encodeURIComponent(plainText(row[name]).toWellFormed()));
