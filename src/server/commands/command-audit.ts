import type { Kysely } from 'kysely';
import { createAuditLog } from '../audit/audit-log';
import type { Database } from '../database/tables';

/** How the audit log identifies someone at the server's terminal. */
export function byCommand() {
  const { SUDO_USER, USER, USERNAME } = process.env;
  return { by: 'command line', systemUser: SUDO_USER ?? USER ?? USERNAME };
}

/** Commands only use its `recordIn`, so that no entry can be lost. */
export const commandAudit = (database: Kysely<Database>) =>
  createAuditLog(database, Date.now, () => {});
