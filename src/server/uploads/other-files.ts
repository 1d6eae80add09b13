import type { Kysely } from 'kysely';
import type { fileEndings } from '../../field-types/file/file-endings';
import type { Database } from '../database/tables';
import { isJpeg, isPng, startsWith, UploadError } from '../pictures/encode-picture';
import { openStored, writeStored } from '../pictures/stored-files';
import { uploadTexts as texts } from './texts';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const isZip = startsWith('504b0304');
/** Executables contain NUL bytes; text files contain them only in UTF-16. */
const isText = (bytes: Buffer) =>
  !bytes.includes(0) || startsWith('fffe')(bytes) || startsWith('feff')(bytes);

type Kind = readonly [contentType: string, fits: (bytes: Buffer) => boolean];

/** The kind of a file, as its ending says. */
const KINDS: Readonly<Record<(typeof fileEndings)[number], Kind>> = {
  pdf: ['application/pdf', startsWith('255044462d')],
  xlsx: [`${OFFICE}spreadsheetml.sheet`, (bytes) => isZip(bytes) && bytes.includes('xl/')],
  docx: [`${OFFICE}wordprocessingml.document`, (bytes) => isZip(bytes) && bytes.includes('word/')],
  csv: ['text/csv; charset=utf-8', isText],
  txt: ['text/plain; charset=utf-8', isText],
  jpg: ['image/jpeg', isJpeg],
  jpeg: ['image/jpeg', isJpeg],
  png: ['image/png', isPng],
};

export const FILES_PATH = 'api/uploads/';

const fileOf = (id: string, ending: string) => `${FILES_PATH}${id}.${ending}`;

/** The stored files that are not pictures. A file's path also has the name by which people know it. */
export function otherFiles(db: Kysely<Database>) {
  return {
    /** Stores a file that is listed by its `id`, and returns its path. Throws an `UploadError`. */
    async add(id: string, name: string, bytes: Buffer): Promise<string> {
      const { shown, ending, kind } = nameOf(name);
      if (!kind) throw new UploadError(texts.wrongKind(Object.keys(KINDS)));
      const [, fits] = kind;
      if (!fits(bytes)) throw new UploadError(texts.otherContent(ending));
      await db
        .transaction()
        .execute((transaction) => writeStored(transaction, id, fileOf(id, ending), bytes));
      return `${FILES_PATH}${id}/${shown}`;
    },

    /** A file by the parts of its path, if it exists. */
    async read(id: string, name: string) {
      const { shown, ending, kind } = nameOf(name);
      if (!kind || !/^[0-9a-f]{32}$/.test(id)) return undefined;
      const stored = await openStored(db, fileOf(id, ending));
      return stored && { ...stored, shown, type: kind[0] };
    },
  };
}

/** A file's name without what paths can't have, and its kind. */
function nameOf(name: string) {
  const [, start = '', written = ''] = /([^\\/]*?)(?:\.([^.\\/]*))?$/.exec(name) ?? [];
  const plain = start.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-');
  const ending = written.toLowerCase();
  const shown = `${[...plain.replace(/^[.-]+|-+$/g, '')].slice(0, 80).join('') || 'file'}.${ending}`;
  return { shown, ending, kind: new Map<string, Kind>(Object.entries(KINDS)).get(ending) };
}
