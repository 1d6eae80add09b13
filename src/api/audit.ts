import { type AuditQuery, auditPage } from '../entities/wire/audit';
import { ask } from './http/ask';

/** Only our own server supports this call. */
export const fetchAuditLog = (query: AuditQuery) =>
  ask({ method: 'post', path: '/api/accounts/auditLog', json: query, isRead: true }, auditPage);
