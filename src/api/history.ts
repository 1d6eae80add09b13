import type {
  ChangeName,
  HistoryPage,
  HistoryQuery,
  RollBackPreview,
  RollBackResult,
  RollBackRow,
  UndoResult,
} from '../entities/wire/history';
import { ask, has } from './http/ask';
import { sendForFile } from './http/files';

// Only our own server has these calls.

const PATH = '/api/history';

export const fetchHistory = (query: HistoryQuery) =>
  ask({ method: 'post', path: PATH, json: query, isRead: true }, has<HistoryPage>('entries'));

export const postUndo = (change: ChangeName) =>
  ask({ method: 'post', path: `${PATH}/undo`, json: change }, has<UndoResult>('undone'));

export const fetchRollBackPreview = (id: number) =>
  ask(
    { method: 'post', path: `${PATH}/preview`, json: { id }, isRead: true },
    has<RollBackPreview>('newer'),
  );

/** Takes back only the rows that have not been changed since, and the given ones. */
export const postRollBack = (id: number, take: readonly Pick<RollBackRow, 'row' | 'version'>[]) =>
  ask(
    { method: 'post', path: `${PATH}/rollBack`, json: { id, take } },
    has<RollBackResult>('rolledBack'),
  );

export const fetchReport = (id: number) =>
  sendForFile({ method: 'post', path: `${PATH}/report`, json: { id } });
