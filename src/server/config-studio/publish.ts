import { isRecord } from '../../common/is-record';
import { loadConfigs } from '../../entities/check/load-configs';
import type { ConfigDraft, LiveFile, PublishConflict } from '../../entities/wire/studio';
import { isDiskFull } from '../database/database-error';
import type { EntityStore } from '../entity-tables/entity-store';
import { tableRefusal } from '../entity-tables/migrate-entity-tables';
import { HttpError } from '../http/errors';
import { draftFile } from './drafts';
import type { PublishedFiles } from './published-files';
import { studioTexts as texts } from './texts';

interface PublishRequest {
  readonly at: string;
  readonly by: string;
  readonly note: string | null;
  /** The hashes of the drafts that the editor has seen. */
  readonly drafts: ReadonlyMap<string, unknown>;
}

/** Publishes all of these drafts, or throws. Returns the names of the files. */
export function publishDrafts(
  files: PublishedFiles,
  store: EntityStore,
  { drafts: wanted, ...request }: PublishRequest,
): Promise<readonly string[]> {
  return files.alone(async () => {
    await files.finishLast();
    const [drafts, live] = [await files.drafts.all(), await files.live()];
    const chosen = [...wanted].map(([name, hash]) => {
      const [draft, file] = [drafts.get(name), live.get(name)];
      return { name, hash, draft, file };
    });
    const conflicts = chosen.flatMap(conflictOf);
    if (conflicts.length > 0) throw new HttpError(409, messageAbout(conflicts), { conflicts });
    const planned = chosen.flatMap(({ name, draft, file }) =>
      draft ? [{ ...draftFile(name, draft), before: file?.text ?? null }] : [],
    );

    const found = await loadConfigs(files.folder, planned);
    if (found.problems.length === 0) {
      const refusal = await tableRefusal(store, found.configs);
      if (refusal) found.problems.push({ ...refusal, line: 1, column: 1, path: '' });
    }
    const { problems } = found;
    if (problems[0]) throw new HttpError(422, texts.problems(problems.length), { problems });

    const plan = planned.map(({ file, text = null, before }) => ({ file, before, after: text }));
    await files.publish({ ...request, files: plan }).catch((error) => {
      throw refusalOf(error, files.folder) ?? error;
    });
    return chosen.map(({ name }) => name);
  });
}

interface Chosen {
  readonly name: string;
  readonly hash: unknown;
  readonly draft: ConfigDraft | undefined;
  readonly file: LiveFile | undefined;
}

function conflictOf({ name, hash, draft, file }: Chosen): PublishConflict[] {
  const both = { name, draft: draft ?? null, live: file ?? null };
  // It was published or discarded.
  if (!draft) return [{ ...both, what: 'live' }];
  if (draft.hash !== hash) return [{ ...both, what: 'draft' }];
  const isSame = [draft.basedOn, draft.hash].includes(file?.hash ?? null);
  return isSame || (!file && draft.remove) ? [] : [{ ...both, what: 'live' }];
}

/** Whose changes they are. */
function messageAbout(conflicts: readonly PublishConflict[]): string {
  return conflicts
    .map(({ name, what, draft, live }) =>
      what === 'draft' && draft
        ? texts.draftChanged(name, draft.editedBy)
        : texts.liveChanged(name, live?.publishedBy ?? null),
    )
    .join(' ');
}

function refusalOf(error: unknown, folder: string): HttpError | undefined {
  if (isDiskFull(error)) return new HttpError(507, texts.diskFull(folder));
  // Of the file system; for instance, the folder is read-only.
  const isFile = isRecord(error) && typeof error.path === 'string';
  return isFile ? new HttpError(409, texts.notWritable(folder, String(error.code))) : undefined;
}
