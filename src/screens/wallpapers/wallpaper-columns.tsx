import type { ColumnDef } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { scalarText } from '../../common/plain-text';
import type { Features } from '../../components/data-table/table-features';
import { Thumbnail } from '../../components/thumbnail';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { siteUrl } from '../../field-types/site-url';
import { type Filterable, textFilterable } from '../screen-table/filterable';
import { texts } from '../texts';

// The columns of every table of wallpapers.
export const nameColumn: ColumnDef<Features, Row> = {
  id: 'name',
  header: texts.name,
  size: 128,
  accessorFn: ({ name }) => scalarText(name),
  cell: ({ row }) => scalarText(row.original.name),
  meta: {
    card: 'title',
    grows: true,
    reusable: true,
    searchText: ({ name }) => scalarText(name),
  },
};

export function wpIdSortKey({ wpId }: Row): string | number {
  return typeof wpId === 'number' ? wpId : scalarText(wpId);
}

export const wpIdColumn: ColumnDef<Features, Row> = {
  id: 'wpId',
  header: texts.wpId,
  size: 144,
  accessorFn: wpIdSortKey,
  cell: ({ row }) => wpIdOf(row.original),
  meta: { card: 'line', reusable: true, searchText: wpIdOf },
};

export function imageColumn(cell: (wallpaper: Row) => ReactNode): ColumnDef<Features, Row> {
  return {
    id: 'image',
    header: texts.image,
    size: 92,
    cell: ({ row }) => cell(row.original),
    meta: { card: 'picture', neverCut: true, reusable: true },
  };
}

export function WallpaperPicture({ wallpaper }: { readonly wallpaper: Row }) {
  return <Thumbnail src={siteUrl(scalarText(wallpaper.imgThumb))} />;
}

/** The filters of every table of wallpapers. */
export const wallpaperFilterables: readonly Filterable[] = [
  textFilterable('name', texts.name),
  textFilterable('wpId', texts.wpId),
];
