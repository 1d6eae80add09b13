import type { Row } from '../entities/row';
import type { LinksToChange } from '../entities/wire/catalogue';
import { type SelectedRows, selectionResult, uses } from '../entities/wire/selection';
import { ask } from './http/ask';
import { send } from './http/client';

// Only our own server supports these calls.

const PATH = '/api/selection';

export const updateRows = (entity: string, rows: SelectedRows, values: Row) =>
  change('edit', { entity, rows, values });

export const removeRows = (entity: string, rows: SelectedRows) =>
  change('remove', { entity, rows });

/** Adds wallpapers to a category, or removes them from it. */
export const updateLinks = (links: LinksToChange) =>
  ask({ method: 'post', path: '/api/customCatalogue/updateMany', json: links }, selectionResult);

export const fetchUses = (entity: string, rows: SelectedRows) =>
  ask({ method: 'post', path: `${PATH}/uses`, json: { entity, rows }, isRead: true }, uses);

/** Tells the server what was exported, for its audit log. */
export async function recordExport(entity: string, rows: number, columns: readonly string[]) {
  await send({ method: 'post', path: `${PATH}/export`, json: { entity, rows, columns } });
}

const change = (call: string, json: object) =>
  ask({ method: 'post', path: `${PATH}/${call}`, json }, selectionResult);
