import { isRecord } from '../common/is-record';
import type {
  ChangeName,
  HistoryPage,
  HistoryQuery,
  RollBackPreview,
  UndoResult,
} from '../entities/wire/history';
import { send } from './http/client';
import { UnexpectedResponseError } from './http/errors';
import { sendForFile } from './http/files';
import { readLoosely } from './http/response-body';

// Only our own server has these calls.

const PATH = '/api/history';

export function fetchHistory(query: HistoryQuery): Promise<HistoryPage> {
  return ask(PATH, query, true, (body): body is HistoryPage => hasList(body, 'entries'));
}

export function postUndo(change: ChangeName): Promise<UndoResult> {
  return ask(`${PATH}/undo`, change, false, (body): body is UndoResult => hasList(body, 'undone'));
}

export function fetchRollBackPreview(id: number): Promise<RollBackPreview> {
  const isPreview = (body: unknown): body is RollBackPreview => hasList(body, 'newer');
  return ask(`${PATH}/preview`, { id }, true, isPreview);
}

/** Returns how many rows are as before again, and how many were left as they are. */
export async function postRollBack(
  id: number,
  take: readonly { readonly row: number; readonly version: number }[],
): Promise<{ readonly rolledBack: number; readonly left: number }> {
  const body = await ask(`${PATH}/rollBack`, { id, take }, false, isRecord);
  return { rolledBack: Number(body.rolledBack), left: Number(body.left) };
}

export function fetchReport(id: number): Promise<Blob> {
  return sendForFile({ method: 'post', path: `${PATH}/report`, json: { id } });
}

async function ask<Body>(
  path: string,
  json: object,
  isRead: boolean,
  isBody: (body: unknown) => body is Body,
): Promise<Body> {
  const { status, text } = await send({ method: 'post', path, json, isRead });
  const body = readLoosely(text);
  if (!isBody(body)) throw new UnexpectedResponseError(status, `Unexpected response of ${path}.`);
  return body;
}

const hasList = (body: unknown, name: string) => isRecord(body) && Array.isArray(body[name]);
