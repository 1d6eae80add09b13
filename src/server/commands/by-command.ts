import type { Kysely } from 'kysely';
import { createAuditLog } from '../audit/audit-log';
import type { Database } from '../database/tables';
import { commandTexts as texts } from './texts';

/** How the audit log says that someone at the server's terminal did it. */
export function byCommand() {
  const { SUDO_USER, USER, USERNAME } = process.env;
  return { by: 'command line', systemUser: SUDO_USER ?? USER ?? USERNAME };
}

export function commandAudit(database: Kysely<Database>) {
  return createAuditLog(database, Date.now, (_entry, error) => {
    console.error(texts.notLogged, error);
  });
}
