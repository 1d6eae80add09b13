import * as api from '../../api/audit';
import type { AuditQuery } from '../../entities/wire/audit';
import { runOrAlert } from '../calls/run-call';
import { texts } from './texts';

export const loadAuditLog = (query: AuditQuery) =>
  runOrAlert(texts.load, () => api.fetchAuditLog(query));
