import type { EntityConfig } from '../entities/entity-config';
import type { Row } from '../entities/row';
import { send } from './client';
import { UnexpectedAnswer } from './errors';
import { isRecord, readLoosely } from './json';

export interface RowList {
  readonly rows: readonly Row[];
  /** What the server calls this state of the list, to be asked with next time. */
  readonly etag: string | undefined;
}

interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly etag?: string | undefined;
}

/** The entity's rows; `'unchanged'` when the list is still the one that `etag` names. */
export async function fetchRows(
  config: EntityConfig,
  { signal, etag }: FetchOptions = {},
): Promise<RowList | 'unchanged'> {
  const path = config.endpoints.fetch;
  const answer = await send({
    method: 'post',
    path,
    isRead: true,
    signal,
    headers: etag ? { 'If-None-Match': etag } : {},
  });
  if (answer.status === 304) return 'unchanged';
  const rows = readLoosely(answer.text);
  if (!isRowList(rows))
    throw new UnexpectedAnswer(answer.status, `The answer of ${path} is no list of rows.`);
  return { rows: Object.freeze(rows), etag: answer.headers.get('ETag') ?? undefined };
}

/** `idempotencyKey` is the same for every repeat of one submit, so that a server can tell. */
export async function addRow(config: EntityConfig, row: Row, idempotencyKey: string) {
  const headers = { 'Idempotency-Key': idempotencyKey };
  await send({ method: 'post', path: config.endpoints.add, json: row, headers });
}

/** Sends the full row, with the fields that nobody understands as they came. */
export async function updateRow(config: EntityConfig, row: Row): Promise<void> {
  await send({ method: 'post', path: config.endpoints.update, json: row });
}

export async function removeRow(config: EntityConfig, id: unknown): Promise<void> {
  await send({ method: 'post', path: config.endpoints.remove, json: { id } });
}

function isRowList(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every(isRecord);
}
