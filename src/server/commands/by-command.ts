import type { Kysely } from 'kysely';
import { createAuditLog } from '../audit/audit-log';
import type { Database } from '../database/tables';

/** How the audit log says that someone at the server's terminal did it. */
export function byCommand() {
  const { SUDO_USER, USER, USERNAME } = process.env;
  return { by: 'command line', systemUser: SUDO_USER ?? USER ?? USERNAME };
}

/** Commands only use its `recordIn`, so that no entry can be lost. */
export const commandAudit = (database: Kysely<Database>) =>
  createAuditLog(database, Date.now, () => {});
