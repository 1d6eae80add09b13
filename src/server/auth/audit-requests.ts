import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import type { AuditEntry, AuditLog } from '../audit/audit-log';
import { addressOf } from '../http/request-limit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Writes to the audit log who did what with this request. Never rejects. */
    audit(entry: AuditEntry): Promise<void>;
  }
}

/** Lets all requests of this scope write to the audit log, by default in the name of who is signed in. */
export function auditRequests(scope: FastifyInstance, log: AuditLog): void {
  scope.decorateRequest('audit', function (this: FastifyRequest, entry: AuditEntry) {
    const { session } = this;
    const account = session?.state === 'signed-in' ? session.account : null;
    const origin = { address: addressOf(this), requestId: this.id };
    return log.record({ account, ...entry }, origin);
  });
}

/** Writes every file that is sent to be saved to the audit log, whichever feature sends it. */
export function auditDownloads(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, _payload, done) => {
    const disposition = String(reply.getHeader('content-disposition') ?? '');
    if (reply.statusCode === 200 && disposition.startsWith('attachment')) {
      const [, file] = /filename="([^"]*)"/.exec(disposition) ?? [];
      const { id, wp } = isRecord(request.body) ? request.body : {};
      const wallpapers = Array.isArray(wp) ? wp.length : undefined;
      const subject = request.url.replace(/\?.*$/, '');
      void request.audit({ kind: 'download', subject, details: { file, id, wallpapers } });
    }
    done();
  });
}
