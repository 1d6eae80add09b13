import { plainText } from '../../common/plain-text';
import type { DataColumn } from '../../components/data-table/data-column';
import { Stars } from '../../components/star-rating/stars';
import type { Tone } from '../../components/status/badge';
import { BadgeList } from '../../components/status/badge-list';
import { type Row, rowId } from '../../entities/row';
import { actionsColumn, type RowActions } from '../screen-table/actions-column';
import { type Filterable, textFilterable } from '../screen-table/filterable';
import { readList, readRating, readStatus, statusLabel } from './review-row';
import { texts } from './texts';
import { type ShowImages, Thumbnails } from './thumbnails';

interface ReviewActions extends RowActions {
  readonly showImages: ShowImages;
}

/** The table's columns (specification, Review screen). */
export function reviewColumns({ showImages, ...actions }: ReviewActions): DataColumn<Row>[] {
  return [
    {
      id: 'id',
      header: texts.id,
      card: 'rest',
      width: 72,
      cell: rowId,
      searchText: rowId,
      sortKey: (row) => numberOrText(row.id),
    },
    {
      ...plainColumn('name'),
      header: texts.name,
      card: 'title',
      width: 136,
      sortKey: ({ name }) => plainText(name) || null,
    },
    { ...plainColumn('description'), header: texts.description, card: 'line', width: 232 },
    {
      id: 'wpId',
      header: texts.wpIds,
      card: 'rest',
      width: 180,
      neverCut: true,
      cell: ({ wpId }) => <BadgeList texts={readList(wpId)} />,
      searchText: ({ wpId }) => readList(wpId).join(' '),
    },
    {
      id: 'status',
      header: texts.status,
      card: 'half',
      width: 112,
      neverCut: true,
      cell: ({ status }) => statusLabel(readStatus(status)),
      tone: ({ status }) => STATUS_TONES[readStatus(status)],
      sortKey: ({ status }) => numberOrText(readStatus(status)),
    },
    {
      id: 'rating',
      header: texts.rating,
      card: 'half',
      width: 116,
      neverCut: true,
      cell: ({ rating }) => <Rating raw={rating} />,
      sortKey: ({ rating }) => numberOrText(rating),
    },
    {
      id: 'images',
      header: texts.images,
      card: 'control',
      width: 148,
      neverCut: true,
      cell: (row) => <Thumbnails row={row} onShow={showImages} />,
    },
    actionsColumn(actions),
  ];
}

function plainColumn(id: string) {
  const text = (row: Row) => plainText(row[id]);
  return { id, cell: text, searchText: text };
}

export const reviewFilterables: readonly Filterable[] = [
  textFilterable('name', texts.name),
  textFilterable('description', texts.description),
  textFilterable('wpId', texts.wpIds, { read: ({ wpId }) => readList(wpId).join(' ') }),
  textFilterable('status', texts.status, {
    ...{ kind: 'options', read: ({ status }) => statusLabel(readStatus(status)) },
  }),
  textFilterable('rating', texts.rating, {
    ...{ kind: 'options', read: ({ rating }) => readRating(rating) ?? rating },
  }),
  textFilterable('images', texts.images, {
    ...{ kind: 'presence', read: (row) => readList(row.review_images).join(' ') },
  }),
];

const STATUS_TONES: Readonly<Record<string, Tone>> = { 1: 'success', 0: 'neutral' };

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
