import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import { loadConfigs } from '../../entities/check/load-configs';
import type { EntityConfig } from '../../entities/entity-config';
import type { FilesPlan } from '../../entities/planned-files';
import { ROLES_FILE, type Roles } from '../../entities/roles/roles';
import type { DraftConflict } from '../../entities/wire/studio';
import { DatabaseError, isDiskFull } from '../database/database-error';
import { HttpError, invalid } from '../http/errors';
import type { EntityStore } from '../tables/entity-store';
import { assertTables } from '../tables/migrate-entity-tables';
import { draftFile } from './drafts';
import { exposedFields } from './exposed-fields';
import type { PublishedFiles } from './published-files';
import { studioTexts as texts } from './texts';

interface Publication {
  /** The drafts that the editor has seen, by name. */
  readonly hashes: Readonly<Record<string, unknown>>;
  /** The entities in use. */
  readonly current: () => readonly EntityConfig[];
  /** Whether values that are encrypted may be stored as plain text. */
  readonly exposes: boolean;
  /** Throws a 403 if the publisher lacks a right. */
  readonly require: FastifyRequest['require'];
  /** Whether the publisher may publish the roles and manage accounts by these roles. */
  keepsAccess(roles: Roles | undefined): boolean;
  /** What versions and the audit log say about the publication. */
  readonly record: Omit<FilesPlan, 'files' | 'exposed'>;
}

/**
 * Publishes the drafts that an editor has seen, by name and hash. Throws if one has changed since, or has problems
 * together with the others. Returns the names.
 */
export function publishDrafts(
  files: PublishedFiles,
  store: EntityStore,
  publication: Publication,
): Promise<readonly string[]> {
  return files.alone(async () => {
    await files.finishKilled();
    const [drafts, live] = await Promise.all([files.drafts.all(), files.live()]);
    const chosen = Object.entries(publication.hashes).map(([name, hash]) => ({
      name,
      hash,
      draft: drafts.get(name) ?? null,
      live: live.get(name) ?? null,
    }));
    const conflicts = chosen.flatMap(conflictOf);
    if (conflicts.length > 0) throw conflictError(...conflicts);

    const planned = chosen.flatMap(({ name, draft, live: file }) =>
      draft ? [{ ...draftFile(name, draft), before: file?.text ?? null }] : [],
    );
    const { problems, configs, roles } = await loadConfigs(files.folder, planned);
    if (problems.length > 0)
      throw new HttpError(422, texts.problems(problems.length), { errors: {}, problems });
    // Otherwise such roles could no longer be corrected in the browser.
    const changesRoles = planned.some(({ file }) => file === ROLES_FILE);
    if (changesRoles && !publication.keepsAccess(roles)) throw invalid({}, texts.lockedOut);
    await assertTables(store, configs).catch((error) => {
      throw error instanceof DatabaseError ? invalid({}, error.message) : error;
    });

    // Another server may have just encrypted a field, and a file with problems is not the one in use.
    const { configs: onDisk } = await loadConfigs(files.folder);
    const fields = exposedFields([...publication.current(), ...onDisk], configs);
    publication.require(
      ...fields.map(({ entity }) => ({ screen: entity, action: 'reveal' }) as const),
    );
    const exposed = fields.map(({ entity, field }) => `${entity}.${field}`);
    if (exposed.length > 0 && !publication.exposes) throw invalid({}, texts.exposes(exposed));

    const plan = planned.map(({ file, text = null, before }) => ({ file, before, after: text }));
    await files.publish({ ...publication.record, exposed, files: plan }).catch((error) => {
      // An error of the file system; for instance, the folder is read-only.
      const isFile = isRecord(error) && typeof error.path === 'string' && !isDiskFull(error);
      if (!isFile) throw error;
      throw new HttpError(409, texts.notWritable(files.folder, String(error.code)));
    });
    return chosen.map(({ name }) => name);
  });
}

type Chosen = Omit<DraftConflict, 'what'> & { readonly hash: unknown };

function conflictOf({ hash, ...chosen }: Chosen): DraftConflict[] {
  const { draft, live } = chosen;
  // It was published or discarded.
  if (!draft) return [{ ...chosen, what: 'live' }];
  if (draft.hash !== hash) return [{ ...chosen, what: 'draft' }];
  const isSame = [draft.basedOn, draft.hash].includes(live?.hash ?? null);
  return isSame || (!live && draft.remove) ? [] : [{ ...chosen, what: 'live' }];
}

/** Says whose changes they are, with both texts. */
export function conflictError(...conflicts: readonly DraftConflict[]): HttpError {
  const sentences = conflicts.map(({ name, what, draft, live }) =>
    what === 'draft' && draft
      ? texts.draftChanged(name, draft.editedBy)
      : texts.liveChanged(name, live?.publishedBy ?? null),
  );
  return new HttpError(409, sentences.join(' '), { conflicts });
}
