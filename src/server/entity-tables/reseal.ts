import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { FieldConfig } from '../../field-types';
import type { Database } from '../database/tables';
import { createSealer, placeOf, type Sealer } from '../secrets/sealer';
import { readHistory, rewriteHistory, writeHistory } from './change-log';
import { isSealed } from './field-column';
import { columnOf, digestColumnOf, tableOf } from './identifiers';
import { updateRows } from './row-pages';
import { proofOf } from './secret-proof';
import { isKnownType } from './stored-fields';

/** Seals all values with another secret, which also ends all sessions. Returns how many values it were. */
export async function resealAll(
  database: Kysely<Database>,
  secrets: { readonly old: string; readonly next: string },
): Promise<number> {
  const [from, to] = [createSealer(secrets.old), createSealer(secrets.next)];
  return await database.transaction().execute(async (db) => {
    const stored = await db.selectFrom('stored_field').selectAll().execute();
    let count = 0;
    for (const { entity, field: name, config } of stored) {
      const field: FieldConfig = JSON.parse(config);
      const isDigest = name === digestColumnOf(field.name);
      if (!isKnownType(field) || !isSealed(field) || isDigest) continue;
      const sealed = columnOf(name);
      const digests = stored
        .filter((other) => other.entity === entity && other.field === digestColumnOf(name))
        .map((other) => other.field);
      count += await updateRows(db, tableOf(entity), [sealed], ({ id, [sealed]: value }) => {
        if (value === null) return undefined;
        const place = placeOf(entity, field.name, id);
        const text = from.open(String(value), place);
        return {
          [sealed]: to.seal(text, place),
          ...Object.fromEntries(digests.map((column) => [column, to.digest(text)])),
        };
      });
    }
    count += await resealHistory(db, from, to);
    await db
      .updateTable('seal')
      .set({ proof: proofOf(to) })
      .execute();
    await db.deleteFrom('idempotency_key').execute();
    await db.deleteFrom('session').execute();
    await db.updateTable('list_revision').set({ revision: randomUUID() }).execute();
    return count;
  });
}

/** Sealed values in the history are recognised by their shape. */
async function resealHistory(db: Transaction<Database>, from: Sealer, to: Sealer): Promise<number> {
  let count = 0;
  await rewriteHistory({ db }, {}, (text, place) => {
    if (!text.includes('"sealed"')) return text;
    const sealed = new Set<string>();
    const values = readHistory(text, from, place, (name) => sealed.add(name));
    count += sealed.size;
    return writeHistory(values, sealed, to, place);
  });
  return count;
}
