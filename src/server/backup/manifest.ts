import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hasCode } from '../../common/has-code';
import { readLoosely } from '../../common/read-loosely';
import { DatabaseError } from '../database/database-error';
import { signer } from '../secrets/signer';
import { backupTexts as texts } from './texts';

const FILE = 'manifest.json';
export const DATABASE_FILES = { SQLite: 'database.sqlite', PostgreSQL: 'database.sql.gz' } as const;

const sum = z.object({ bytes: z.number(), sha256: z.string() });

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: z.enum(['SQLite', 'PostgreSQL']),
  migrations: z.array(z.string()),
  /** By table. */
  rows: z.record(z.string(), z.number()),
  /** By the path in the backup. */
  files: z.record(z.string(), sum),
  /** Shows whether a secret is that of the backup, without revealing it. */
  secret: z.string(),
  /** A signature of everything else, so that changes to the manifest are noticed. */
  seal: z.string(),
});

/** The content of a backup. It is written last: a folder without it is not a backup. */
export type Manifest = z.output<typeof manifestSchema>;
export type FileSum = z.output<typeof sum>;

export async function writeManifest(
  folder: string,
  secret: string,
  content: Omit<Manifest, 'format' | 'secret' | 'seal'>,
): Promise<void> {
  const body = { format: 1 as const, ...content, secret: fingerprintOf(secret) };
  const text = `${JSON.stringify({ ...body, seal: signatureOf(body, secret) }, null, 2)}\n`;
  await writeFile(join(folder, FILE), text, { mode: 0o600, flush: true });
}

/** Reads a backup's manifest. Throws a `DatabaseError` if it is missing or was changed. */
export async function readManifest(folder: string, secret: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new DatabaseError(texts.noBackup(folder));
  });
  const manifest = parse(text);
  if (!manifest) throw new DatabaseError(texts.changedManifest(folder));
  if (manifest.secret !== fingerprintOf(secret)) throw new DatabaseError(texts.otherSecret);
  const { seal, ...body } = manifest;
  if (seal !== signatureOf(body, secret)) throw new DatabaseError(texts.changedManifest(folder));
  return manifest;
}

/** When the backup in a folder was made, if there is one. */
export async function madeAt(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  const manifest = parse(text);
  return manifest && Date.parse(manifest.madeAt);
}

/** Whether a folder has no manifest. One that is damaged or can't be read still counts as a manifest. */
export async function isUnfinished(folder: string): Promise<boolean> {
  return stat(join(folder, FILE)).then(
    () => false,
    (error) => hasCode(error, 'ENOENT'),
  );
}

export async function sumOf(file: string): Promise<FileSum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

const parse = (text: string) => manifestSchema.safeParse(readLoosely(text)).data;

const sign = (text: string, secret: string) => signer('backups', secret).sign(text);

const fingerprintOf = (secret: string) => sign('fingerprint', secret);

/** Sorts keys, which may be in another order in a manifest that was read. */
function signatureOf(body: Omit<Manifest, 'seal'>, secret: string): string {
  const { format, madeAt, database, migrations, rows, files, secret: fingerprint } = body;
  const sorted = [rows, files].map((record) => Object.entries(record).sort());
  return sign(JSON.stringify([format, madeAt, database, migrations, sorted, fingerprint]), secret);
}
