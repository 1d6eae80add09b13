import { isRecord } from '../common/is-record';
import type { Row } from '../entities/row';
import type { SelectedRows, SelectionResult } from '../entities/wire/selection';
import { send } from './http/client';
import { UnexpectedResponseError } from './http/errors';
import { readLoosely } from './http/response-body';

// Only our own server has these calls.

const PATH = '/api/selection';

export const postEdit = (entity: string, rows: SelectedRows, values: Row) =>
  change('edit', { entity, rows, values });

export const postRemoval = (entity: string, rows: SelectedRows) =>
  change('remove', { entity, rows });

/** Tells the server what was exported, for its audit log. */
export async function postExport(entity: string, rows: number, columns: readonly string[]) {
  await send({ method: 'post', path: `${PATH}/export`, json: { entity, rows, columns } });
}

async function change(call: string, json: object): Promise<SelectionResult> {
  const { status, text } = await send({ method: 'post', path: `${PATH}/${call}`, json });
  const body = readLoosely(text);
  if (!isResult(body)) throw new UnexpectedResponseError(status, `Unexpected response of ${call}.`);
  return body;
}

function isResult(body: unknown): body is SelectionResult {
  return isRecord(body) && typeof body.changed === 'number';
}
