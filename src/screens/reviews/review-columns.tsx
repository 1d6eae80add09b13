import type { ColumnDef } from '@tanstack/react-table';
import { memoize } from '../../common/memoize';
import { plainText } from '../../common/plain-text';
import { Button } from '../../components/controls/button';
import type { Features } from '../../components/data-table/table-features';
import { Stars } from '../../components/star-rating/stars';
import { BadgeList } from '../../components/status/badge-list';
import { type Row, rowId } from '../../entities/row';
import { actionsColumn, type RowActions } from '../screen-table/actions-column';
import { booleanFilterable, type Filterable, textFilterable } from '../screen-table/filterable';
import {
  ACTIVE,
  DEACTIVE,
  isNew,
  readList,
  readRating,
  readStatus,
  statusLabel,
  statusTone,
} from './review-row';
import { texts } from './texts';
import { type ShowImages, Thumbnails } from './thumbnails';

interface ReviewActions extends RowActions {
  readonly showImages: ShowImages;
  /** Decides on a new review; undefined if the user can’t. */
  readonly decide: ((row: Row, status: string) => void) | undefined;
}

/** The table's columns (specification, Review screen). */
export function reviewColumns({
  showImages,
  decide,
  ...actions
}: ReviewActions): ColumnDef<Features, Row>[] {
  return [
    {
      id: 'id',
      header: texts.id,
      size: 64,
      accessorFn: ({ id }) => numberOrText(id),
      cell: ({ row }) => rowId(row.original),
      meta: { searchText: rowId },
    },
    {
      id: 'name',
      header: texts.name,
      size: 120,
      accessorFn: ({ name }) => plainText(name),
      cell: ({ row }) => <Name row={row.original} />,
      meta: { card: 'title', searchText: ({ name }) => plainText(name) },
    },
    {
      id: 'description',
      header: texts.description,
      size: 140,
      cell: ({ row }) => <Description row={row.original} onOpen={showImages} />,
      meta: {
        card: 'line',
        neverCut: true,
        searchText: ({ description }) => plainText(description),
      },
    },
    {
      id: 'wpId',
      header: texts.wpIds,
      size: 132,
      cell: ({ row }) => <BadgeList texts={readList(row.original.wpId)} />,
      meta: {
        card: 'rest',
        neverCut: true,
        searchText: ({ wpId }) => readList(wpId).join(' '),
      },
    },
    {
      id: 'status',
      header: texts.status,
      size: 96,
      accessorFn: ({ status }) => numberOrText(readStatus(status)),
      cell: ({ row }) => statusLabel(readStatus(row.original.status)),
      meta: {
        card: 'half',
        neverCut: true,
        tone: statusTone,
      },
    },
    {
      id: 'rating',
      header: texts.rating,
      size: 116,
      accessorFn: ({ rating }) => numberOrText(rating),
      cell: ({ row }) => <Rating raw={row.original.rating} />,
      meta: { card: 'half', neverCut: true },
    },
    {
      id: 'images',
      header: texts.images,
      size: 132,
      cell: ({ row }) => <Thumbnails row={row.original} onShow={showImages} />,
      meta: { card: 'control', neverCut: true },
    },
    actionsColumn(actions, {
      ...(decide && {
        extraButtons: (row) => <Decision row={row} onDecide={decide} />,
      }),
    }),
  ];
}

export const reviewFilterables: readonly Filterable[] = [
  textFilterable('name', texts.name),
  textFilterable('description', texts.description),
  textFilterable('wpId', texts.wpIds, { read: ({ wpId }) => readList(wpId).join(' ') }),
  textFilterable('status', texts.status, {
    kind: 'options',
    read: ({ status }) => statusLabel(readStatus(status)),
  }),
  textFilterable('rating', texts.rating, {
    kind: 'options',
    read: ({ rating }) => readRating(rating) ?? rating,
  }),
  textFilterable('images', texts.images, {
    kind: 'presence',
    read: (row) => readList(row.review_images).join(' '),
  }),
];

const DECISION = booleanFilterable(
  'decision',
  texts.decision,
  { trueLabel: texts.new, falseLabel: texts.decided },
  isNew,
);
const WITHOUT_DECISIONS = { filterables: reviewFilterables, views: undefined };
const WITH_DECISIONS = {
  filterables: [...reviewFilterables, DECISION],
  views: [{ name: texts.new, address: 'f.decision=New' }],
};

/**
 * The filters and views of a table of reviews. It offers decisions only if the server says whether a review is
 * decided on.
 */
export const offersFor = memoize((reviews: readonly Row[]) =>
  reviews.some(({ decided }) => typeof decided === 'boolean') ? WITH_DECISIONS : WITHOUT_DECISIONS,
);

/** Marks a review that is still undecided. The mark is not part of the name when that is read or copied. */
function Name({ row }: { readonly row: Row }) {
  const name = plainText(row.name);
  if (!isNew(row)) return name;
  return (
    <>
      {name}
      <span
        role="img"
        aria-label={texts.new}
        data-word={texts.new}
        className="ml-1.5 rounded-full bg-(--on-row,var(--accent-soft)) px-1.5 py-0.5 font-medium text-accent text-xs before:content-[attr(data-word)]"
      />
    </>
  );
}

interface DescriptionProps {
  readonly row: Row;
  readonly onOpen: ShowImages;
}

/** The beginning of a review's text. A click shows all of it, beside the pictures. */
function Description({ row, onOpen }: DescriptionProps) {
  const text = plainText(row.description);
  return (
    text !== '' && (
      <button
        type="button"
        className="wrap-anywhere line-clamp-3 text-left max-sm:min-h-11 underline-offset-2 hover:underline"
        onClick={() => onOpen(row, 0)}
      >
        {text}
      </button>
    )
  );
}

interface DecisionProps {
  readonly row: Row;
  readonly onDecide: (row: Row, status: string) => void;
}

/**
 * `alone` keeps a single button in the place that it has beside the other one, even on phones: a second tap must not
 * reverse the first.
 */
const DECISIONS = [
  {
    status: ACTIVE,
    label: texts.publish,
    shape: 'check',
    alone: 'mr-9 max-sm:max-w-[calc(50%-0.25rem)]',
  },
  {
    status: DEACTIVE,
    label: texts.reject,
    shape: 'cross',
    alone: 'mr-1 max-sm:max-w-[calc(50%-0.25rem)] max-sm:ml-auto!',
  },
] as const;

/**
 * What can be decided on a review: both, or the opposite of what was decided. The buttons have no `aria-keyshortcuts`:
 * such a key activates the first element on the page that has it, but `a` and `d` are for the focused row.
 */
function Decision({ row, onDecide }: DecisionProps) {
  const possible = DECISIONS.filter(
    ({ status }) => isNew(row) || status !== readStatus(row.status),
  );
  return possible.map(({ status, label, shape, alone }) => (
    <Button
      key={status}
      size="sm"
      shape={shape}
      // On phones, below the other buttons, so that those stay in place when one of these disappears.
      className={`row-action max-sm:order-1 ${possible.length < 2 ? alone : 'mr-1'}`}
      title={label}
      onClick={() => onDecide(row, status)}
    >
      {label}
    </Button>
  ));
}

function Rating({ raw }: { readonly raw: unknown }) {
  const rating = readRating(raw);
  return rating === undefined ? plainText(raw) : <Stars value={rating} />;
}

/** Numbers sort as numbers even if they are sent as text. */
function numberOrText(raw: unknown): number | string | null {
  const text = plainText(raw).trim();
  if (text === '') return null;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
