import type { ReactNode } from 'react';
import type { DataColumn } from '../../components/data-table/data-column';
import { Thumbnail } from '../../components/thumbnail';
import type { Row } from '../../entities/row';
import { textOf, wpIdOf } from '../../entities/wallpaper';
import { pictureUrl } from '../../field-types/image/picture-url';
import { texts } from '../texts';
import { type Filterable, textFilterable } from './filterable';

// The columns of every table of wallpapers.
export const nameColumn: DataColumn<Row> = {
  id: 'name',
  header: texts.name,
  card: 'title',
  width: 128,
  grows: true,
  reusable: true,
  cell: ({ name }) => textOf(name),
  searchText: ({ name }) => textOf(name),
  sortKey: ({ name }) => textOf(name) || null,
};

export const wpIdColumn: DataColumn<Row> = {
  id: 'wpId',
  header: texts.wpId,
  width: 144,
  reusable: true,
  cell: wpIdOf,
  searchText: wpIdOf,
  sortKey: ({ wpId }) => (typeof wpId === 'number' ? wpId : textOf(wpId) || null),
};

export function imageColumn(cell: (wallpaper: Row) => ReactNode): DataColumn<Row> {
  return {
    id: 'image',
    header: texts.image,
    card: 'picture',
    width: 92,
    neverCut: true,
    reusable: true,
    cell,
  };
}

export function WallpaperPicture({ wallpaper }: { readonly wallpaper: Row }) {
  return <Thumbnail src={pictureUrl(textOf(wallpaper.imgThumb))} />;
}

/** By what every table of wallpapers can be filtered. */
export const wallpaperFilterables: readonly Filterable[] = [
  textFilterable('name', texts.name),
  textFilterable('wpId', texts.wpId),
];
