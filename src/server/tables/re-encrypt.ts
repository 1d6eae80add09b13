import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FieldConfig } from '../../field-types';
import type { Database } from '../database/tables';
import { type Cipher, createCipher, placeOf } from '../secrets/cipher';
import { readHistory, rewriteHistory, writeHistory } from './change-log';
import { isEncrypted } from './field-column';
import { columnOf, digestColumnOf, tableOf } from './identifiers';
import { updateRows } from './row-pages';
import { proofOf } from './secret-proof';
import { isKnownType } from './stored-fields';

/** Encrypts all values with another secret, and ends all sessions. Returns how many values there were. */
export async function reencryptAll(
  db: Transaction<Database>,
  secrets: { readonly old: string; readonly next: string },
): Promise<number> {
  const [from, to] = [createCipher(secrets.old), createCipher(secrets.next)];
  const stored = await db.selectFrom('stored_field').selectAll().execute();
  let count = 0;
  for (const { entity, field: name, config } of stored) {
    const field: FieldConfig = JSON.parse(config);
    const isDigest = name === digestColumnOf(field.name);
    if (!isKnownType(field) || !isEncrypted(field) || isDigest) continue;
    const column = columnOf(name);
    const digests = stored
      .filter((other) => other.entity === entity && other.field === digestColumnOf(name))
      .map((other) => other.field);
    count += await updateRows(db, tableOf(entity), [column], ({ id, [column]: value }) => {
      if (value === null) return undefined;
      const place = placeOf(entity, field.name, id);
      const text = from.decrypt(String(value), place);
      return {
        [column]: to.encrypt(text, place),
        ...Object.fromEntries(digests.map((digest) => [digest, to.digest(text)])),
      };
    });
  }
  count += await reencryptHistory(db, from, to);
  await db
    .updateTable('seal')
    .set({ proof: proofOf(to) })
    .execute();
  await db.deleteFrom('idempotency_key').execute();
  await db.deleteFrom('session').execute();
  await db.updateTable('list_revision').set({ revision: randomUUID() }).execute();
  return count;
}

/** Encrypted values in the history are recognised by their shape. */
async function reencryptHistory(
  db: Transaction<Database>,
  from: Cipher,
  to: Cipher,
): Promise<number> {
  let count = 0;
  await rewriteHistory({ db }, {}, (text, place) => {
    if (!text.includes('"sealed"')) return text;
    const encrypted = new Set<string>();
    const values = readHistory(text, from, place, (name) => encrypted.add(name));
    count += encrypted.size;
    return writeHistory(values, encrypted, to, place);
  });
  return count;
}
