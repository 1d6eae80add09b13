import type { DataColumn } from '../../components/data-table/data-column';
import { Stars } from '../../components/star-rating/stars';
import { Badge } from '../../components/status/badge';
import { type Row, rowId } from '../../entities/row';
import { actionsColumn, type RowActions } from '../screen-table/actions-column';
import { readList, readRating, readStatus, readText } from './review-row';
import { texts } from './texts';
import { type ShowImages, Thumbnails } from './thumbnails';
import { WallpaperTags } from './wallpaper-tags';

interface ReviewActions extends RowActions {
  readonly showImages: ShowImages;
}

/** The table's columns (specification, Review screen). */
export function reviewColumns({ showImages, ...actions }: ReviewActions): DataColumn<Row>[] {
  return [
    {
      id: 'id',
      header: texts.id,
      width: 72,
      cell: rowId,
      searchText: rowId,
      sortKey: (row) => numberOrText(row.id),
    },
    {
      id: 'name',
      header: texts.name,
      width: 136,
      cell: ({ name }) => readText(name),
      searchText: ({ name }) => readText(name),
      sortKey: ({ name }) => readText(name) || null,
    },
    {
      id: 'description',
      header: texts.description,
      width: 232,
      cell: ({ description }) => readText(description),
      searchText: ({ description }) => readText(description),
    },
    {
      id: 'wpId',
      header: texts.wpIds,
      width: 180,
      cell: ({ wpId }) => <WallpaperTags ids={readList(wpId)} />,
      searchText: ({ wpId }) => readList(wpId).join(' '),
    },
    {
      id: 'status',
      header: texts.status,
      width: 100,
      cell: ({ status }) => <Status raw={status} />,
      sortKey: ({ status }) => numberOrText(readStatus(status) ?? status),
    },
    {
      id: 'rating',
      header: texts.rating,
      width: 116,
      cell: ({ rating }) => <Rating raw={rating} />,
      sortKey: ({ rating }) => numberOrText(rating),
    },
    {
      id: 'images',
      header: texts.images,
      width: 148,
      cell: (row) => <Thumbnails row={row} onShow={showImages} />,
    },
    actionsColumn(actions),
  ];
}

function Status({ raw }: { readonly raw: unknown }) {
  const isActive = readStatus(raw);
  if (isActive === undefined) return readText(raw);
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      {isActive ? texts.active : texts.deactive}
    </Badge>
  );
}

function Rating({ raw }: { readonly raw: unknown }) {
  const rating = readRating(raw);
  return rating === undefined ? readText(raw) : <Stars value={rating} />;
}

/** Numbers sort as numbers even when they come as texts. */
function numberOrText(raw: unknown): number | string | null {
  const text = readText(raw).trim();
  if (text === '') return null;
  const number = Number(typeof raw === 'boolean' ? raw : text);
  return Number.isNaN(number) ? text : number;
}
