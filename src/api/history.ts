import { isRecord } from '../common/is-record';
import type {
  ChangeName,
  HistoryPage,
  HistoryQuery,
  RollBackPreview,
  RollBackResult,
  RollBackRow,
  UndoResult,
} from '../entities/wire/history';
import { send } from './http/client';
import { UnexpectedResponseError } from './http/errors';
import { sendForFile } from './http/files';
import { readLoosely } from './http/response-body';

// Only our own server has these calls.

const PATH = '/api/history';

export const fetchHistory = (query: HistoryQuery) =>
  ask(PATH, query, has<HistoryPage>('entries'), true);

export const postUndo = (change: ChangeName) =>
  ask(`${PATH}/undo`, change, has<UndoResult>('undone'));

export const fetchRollBackPreview = (id: number) =>
  ask(`${PATH}/preview`, { id }, has<RollBackPreview>('newer'), true);

/** Takes back only the rows that have not been changed since, and the given ones. */
export const postRollBack = (id: number, take: readonly Pick<RollBackRow, 'row' | 'version'>[]) =>
  ask(`${PATH}/rollBack`, { id, take }, has<RollBackResult>('rolledBack'));

export const fetchReport = (id: number) =>
  sendForFile({ method: 'post', path: `${PATH}/report`, json: { id } });

async function ask<Body>(
  path: string,
  json: object,
  isBody: (body: unknown) => body is Body,
  isRead = false,
): Promise<Body> {
  const { status, text } = await send({ method: 'post', path, json, isRead });
  const body = readLoosely(text);
  if (!isBody(body)) throw new UnexpectedResponseError(status, `Unexpected response of ${path}.`);
  return body;
}

const has =
  <Body>(name: string) =>
  (body: unknown): body is Body =>
    isRecord(body) && name in body;
