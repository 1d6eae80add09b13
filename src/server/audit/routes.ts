import type { Kysely } from 'kysely';
import { auditPage, auditQuery } from '../../entities/wire/audit';
import type { Database } from '../database/tables';
import { needs } from '../http/needs';
import type { Scope } from '../http/schemas';
import { readAuditPage } from './read-audit';

interface AuditRoutesParts {
  readonly database: Kysely<Database>;
  /** The accounts whose entries can be searched for. */
  readonly accounts: { list(): Promise<readonly { readonly username: string }[]> };
}

/** The audit log, for people who manage accounts. */
export function auditRoutes(scope: Scope, { database, accounts }: AuditRoutesParts): void {
  const schema = { body: auditQuery, response: { 200: auditPage } };
  const options = { ...needs('accounts', 'read'), schema };
  scope.post('/api/accounts/auditLog', options, async ({ body }) => {
    const page = await readAuditPage(database, body);
    const people = (await accounts.list()).map(({ username }) => username);
    return { ...page, people };
  });
}
