import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isRecord } from '../../common/is-record';
import type { AuditEntry, AuditLog, AuditOrigin } from '../audit/audit-log';
import type { Database } from '../database/tables';
import { addressOf } from '../http/request-limit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Writes to the audit log who did what with this request. Never rejects. */
    audit(entry: AuditEntry): Promise<void>;
    /**
     * The same, in the transaction of the recorded change, which fails if this does. A change that a full disk keeps
     * in memory has no transaction.
     */
    auditIn(transaction: Kysely<Database> | undefined, entry: AuditEntry): Promise<void>;
    /** Read when the request arrives: a closed connection has no address. */
    auditOrigin: AuditOrigin;
  }
}

/** Lets all requests of this scope write to the audit log, by default in the name of the signed-in account. */
export function auditRequests(scope: FastifyInstance, log: AuditLog): void {
  scope.decorateRequest('auditOrigin');
  scope.addHook('onRequest', (request, _reply, done) => {
    request.auditOrigin = { address: addressOf(request), requestId: request.id };
    done();
  });
  scope.decorateRequest('audit', function (this: FastifyRequest, entry: AuditEntry) {
    return log.record(byAccount(this, entry), this.auditOrigin);
  });
  scope.decorateRequest(
    'auditIn',
    function (this: FastifyRequest, transaction: Kysely<Database> | undefined, entry: AuditEntry) {
      if (!transaction) return this.audit(entry);
      return log.recordIn(transaction, byAccount(this, entry), this.auditOrigin);
    },
  );
}

function byAccount({ session }: FastifyRequest, entry: AuditEntry): AuditEntry {
  const account = session?.state === 'signed-in' ? session.account : null;
  return { account, ...entry };
}

/** Clients can send anything as an id; the log keeps only what could be one. */
function kept(id: unknown): number | string | undefined {
  if (typeof id === 'number') return id;
  return typeof id === 'string' ? id.slice(0, 20) : undefined;
}

/** Records every download in the audit log, whichever feature sends it. */
export function auditDownloads(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, _payload, done) => {
    const disposition = String(reply.getHeader('content-disposition') ?? '');
    if (reply.statusCode === 200 && disposition.startsWith('attachment')) {
      const [, file] = /filename="([^"]*)"/.exec(disposition) ?? [];
      const { id, wp } = isRecord(request.body) ? request.body : {};
      const wallpapers = Array.isArray(wp) ? wp.length : undefined;
      void request.audit({
        kind: 'download',
        subject: request.url.split('?', 1)[0],
        details: { file, id: kept(id), wallpapers },
      });
    }
    done();
  });
}
