import { basename } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { isRecord } from '../../common/is-record';
import { MEGABYTE } from '../../common/quantities';
import { MAX_FILE } from '../../entities/check/entity-files';
import { type LoadedConfigs, loadConfigs } from '../../entities/check/load-configs';
import type { EntityConfig } from '../../entities/entity-config';
import { entitySchema } from '../../entities/entity-schema';
import type { SavedDraft, StudioConfigs } from '../../entities/wire/studio';
import { signedInEditor } from '../auth/request-session';
import { importRows } from '../entities/import-rows';
import { inputOf, keyOf } from '../entity-api/request-input';
import type { EntityStore } from '../entity-tables/entity-store';
import { HttpError, invalid } from '../http/errors';
import { type Configs, hashOf, versionOf } from '../live-configs/live-configs';
import { draftFile } from './drafts';
import { impactOf } from './impact';
import { changedMeanwhile, publishDrafts } from './publish';
import type { PublishedFiles } from './published-files';
import { studioTexts as texts } from './texts';
import { hashOfFile } from './versions';

/** Tells every page whether it has the current entities and rows, and editors whether they have something to correct. */
export function configVersionRoute(
  scope: FastifyInstance,
  { current, report }: Configs,
  rows: () => Promise<string>,
): void {
  // Every open page asks every few seconds.
  scope.get('/api/studio/version', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const found = report();
    return {
      configs: versionOf(current()),
      report: found === undefined ? null : hashOf(found),
      rows: await rows(),
    };
  });
}

interface StudioParts {
  readonly store: EntityStore;
  readonly configs: Configs;
  readonly files: PublishedFiles;
}

interface Named {
  Params: { readonly name: string };
}

const MAX_NOTE = 1000;
const MAX_ROWS = 32 * MEGABYTE;

/** What only editors of the entity files may ask. */
export function studioRoutes({ store, configs, files }: StudioParts): FastifyPluginAsync {
  const { drafts, versions } = files;

  /** The files with all drafts in place. */
  async function loadAll(): Promise<LoadedConfigs> {
    const changed = [...(await drafts.all())].map(([name, draft]) => draftFile(name, draft));
    return await loadConfigs(files.folder, changed);
  }

  return async (scope) => {
    scope.addHook('onRequest', async (request) => void signedInEditor(request));

    scope.get('/api/studio/report', async () => ({ text: configs.report() ?? '' }));

    scope.get('/api/studio/configs', async (): Promise<StudioConfigs> => {
      const [known, live, found] = [await drafts.all(), await files.live(), await loadAll()];
      const { problems, warnings } = found;
      const all = [...configs.current(), ...found.configs];
      const removed = [...(await versions.newest()).keys()].sort();
      const names = new Set([...[...live.keys(), ...known.keys()].sort(), ...removed]);
      return {
        configs: [...names].map((name) => ({
          ...{ name, label: all.find((config) => config.name === name)?.label ?? name },
          ...{ live: live.get(name) ?? null, draft: known.get(name) ?? null },
          config: validConfig(name, found),
        })),
        ...{ problems, warnings },
      };
    });

    scope.put<Named>('/api/studio/drafts/:name', async (request): Promise<SavedDraft> => {
      const { name } = request.params;
      const { remove, replaces, ...input } = inputOf(request);
      const text = remove === true ? null : checkedText(input.text);
      const [hash, editedBy] = [hashOfFile(text), signedInEditor(request).username];
      await files.alone(async () => {
        const { draft, live } = await files.stateOf(name);
        if (!live && !/^[a-z][a-zA-Z0-9]{0,63}$/.test(name)) throw invalid({}, texts.name);
        // Without a draft, the one that this page has seen may be published.
        const theirs = draft ?? live;
        if (theirs && ![replaces, hash].includes(theirs.hash))
          throw changedMeanwhile({ name, what: draft ? 'draft' : 'live', draft, live });
        const seen = typeof replaces === 'string' ? replaces : (live?.hash ?? null);
        const [basedOn, editedAt] = [draft ? draft.basedOn : seen, new Date().toISOString()];
        await drafts.put(name, { text, editedBy, editedAt, basedOn });
      });
      const found = await loadAll();
      const { problems, warnings } = found;
      return { hash, problems, warnings, config: validConfig(name, found) };
    });

    scope.delete<Named>('/api/studio/drafts/:name', async (request, reply) => {
      const { name } = request.params;
      const { replaces } = inputOf(request);
      await files.alone(async () => {
        const { draft, live } = await files.stateOf(name);
        if (!draft) return;
        if (draft.hash !== replaces) throw changedMeanwhile({ name, what: 'draft', draft, live });
        await drafts.remove(name, draft.hash);
      });
      return reply.code(204).send();
    });

    scope.post('/api/studio/impact', async () => {
      const [all, found] = [await drafts.all(), await loadAll()];
      const isChanged = ({ name }: EntityConfig) => all.has(name) && !hasProblem(name, found);
      const [before, after] = [configs.current(), found.configs];
      return { impact: await impactOf(store, before.filter(isChanged), after.filter(isChanged)) };
    });

    scope.post('/api/studio/publish', async (request) => {
      const { note: written, drafts: hashes } = inputOf(request);
      if (!isRecord(hashes) || Object.keys(hashes).length === 0) throw invalid({}, texts.noDrafts);
      const note = withoutNul(textOf(written).trim()).slice(0, MAX_NOTE) || null;
      const at = new Date().toISOString();
      const by = signedInEditor(request).username;
      const published = await publishDrafts(files, store, hashes, { at, by, note });
      const subject = published.join(', ');
      await request.audit({ kind: 'configs-published', subject, details: { note } });
      // The first may have begun before.
      for (const _ of [1, 2]) await configs.refresh();
      return { published, at };
    });

    // What a config was guessed from, once it is published.
    scope.post<Named>('/api/studio/rows/:name', { bodyLimit: MAX_ROWS }, async (request) => {
      const config = configs.current().find(({ name }) => name === request.params.name);
      if (!config) throw new HttpError(404, texts.notPublished);
      const { file, rows, leftOut } = inputOf(request);
      const inputs = Array.isArray(rows) ? rows.filter(isRecord) : [];
      const author = { ...signedInEditor(request), way: 'sheet' } as const;
      const options = { key: keyOf(request), leftOut };
      return await importRows(store, config, author, textOf(file), inputs, options);
    });

    scope.get<Named>('/api/studio/schema/:name', async ({ params }) =>
      entitySchema(params.name, (await loadAll()).texts),
    );

    scope.get<Named>('/api/studio/versions/:name', ({ params }) => versions.list(params.name));

    scope.get<{ Params: Named['Params'] & { readonly id: string } }>(
      '/api/studio/versions/:name/:id',
      async ({ params: { name, id } }) => {
        const found = await versions.find(name, /^\d{1,9}$/.test(id) ? Number(id) : 0);
        if (!found) throw new HttpError(404, texts.noVersion);
        return { text: found.text ?? '' };
      },
    );
  };
}

function validConfig(name: string, found: LoadedConfigs): EntityConfig | undefined {
  return hasProblem(name, found) ? undefined : found.configs.find((one) => one.name === name);
}

const hasProblem = (name: string, { problems }: LoadedConfigs) =>
  problems.some(({ file }) => basename(file) === `${name}.json`);

function checkedText(text: unknown): string {
  if (typeof text !== 'string') throw invalid({}, texts.noText);
  if (Buffer.byteLength(text) > MAX_FILE) throw invalid({}, texts.tooLong);
  // Half of a character, which UTF-8 doesn't have, and NUL, which PostgreSQL can't store.
  return withoutNul(Buffer.from(text).toString());
}

const textOf = (input: unknown) => (typeof input === 'string' ? input : '');

const withoutNul = (text: string) => text.replaceAll('\0', '\uFFFD');
