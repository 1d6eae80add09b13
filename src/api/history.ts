import {
  type ChangeName,
  type HistoryQuery,
  historyPage,
  type RollBackRow,
  rollBackPreview,
  rollBackResult,
  undoResult,
} from '../entities/wire/history';
import { ask } from './http/ask';
import { sendForFile } from './http/files';

// Only our own server supports these calls.

const PATH = '/api/history';

export const fetchHistory = (query: HistoryQuery) =>
  ask({ method: 'post', path: PATH, json: query, isRead: true }, historyPage);

export const undoChange = (change: ChangeName) =>
  ask({ method: 'post', path: `${PATH}/undo`, json: change }, undoResult);

export const fetchRollBackPreview = (id: number) =>
  ask({ method: 'post', path: `${PATH}/preview`, json: { id }, isRead: true }, rollBackPreview);

/** Rolls back the rows that have not changed since, and those in `take`. */
export const rollBack = (id: number, take: readonly Pick<RollBackRow, 'row' | 'version'>[]) =>
  ask({ method: 'post', path: `${PATH}/rollBack`, json: { id, take } }, rollBackResult);

export const downloadReport = (id: number) =>
  sendForFile({ method: 'post', path: `${PATH}/report`, json: { id } });
