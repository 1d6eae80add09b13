import type { Row } from '../../entities/row';
import type { ExportCell } from '../../spreadsheet/write/export-sheet';
import type { ExportedBy } from '../selection/export-rows';
import { readImages, readList, readRating } from './review-row';

const CELLS: Readonly<Record<string, (row: Row) => ExportCell>> = {
  wpId: ({ wpId }) => readList(wpId).join(', ') || null,
  rating: ({ rating }) => readRating(rating) ?? null,
  images: (row) =>
    readImages(row)
      .map(({ src, address }) => src ?? address)
      .join(', ') || null,
};

/** The columns of reviews in an export; their actions are left out. */
export const exportedBy: ExportedBy = ({ id, header, cell }) => {
  if (id === 'actions') return undefined;
  const text = (row: Row) => {
    const shown = cell(row);
    return typeof shown === 'string' && shown !== '' ? shown : null;
  };
  return { header, cell: CELLS[id] ?? text };
};
