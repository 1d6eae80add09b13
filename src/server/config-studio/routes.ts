import { basename } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { isRecord } from '../../common/is-record';
import { type LoadedConfigs, loadConfigs } from '../../entities/check/load-configs';
import type { EntityConfig } from '../../entities/entity-config';
import { entitySchema } from '../../entities/entity-schema';
import type { SavedDraft, StudioConfigs } from '../../entities/wire/studio';
import { signedInEditor } from '../auth/request-session';
import { inputOf } from '../entity-api/request-input';
import type { EntityStore } from '../entity-tables/entity-store';
import type { Clock } from '../http/clock';
import { HttpError, invalid } from '../http/errors';
import { type Configs, hashOf, versionOf } from '../live-configs/live-configs';
import { draftFile } from './drafts';
import { impactOf } from './impact';
import { publishDrafts } from './publish';
import type { PublishedFiles } from './published-files';
import { studioTexts as texts } from './texts';
import { hashOfFile } from './versions';

/** Tells every page whether it has the current entities, and whether editors have something to correct. */
export function configVersionRoute(scope: FastifyInstance, { current, report }: Configs): void {
  // Every open page asks every few seconds.
  scope.get('/api/studio/version', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const found = report();
    return { configs: versionOf(current()), report: found === undefined ? null : hashOf(found) };
  });
}

interface StudioParts {
  readonly store: EntityStore;
  readonly configs: Configs;
  readonly files: PublishedFiles;
  readonly clock: Clock;
}

interface Named {
  Params: { readonly name: string };
}

const MAX_TEXT = 256 * 1024;
const MAX_NOTE = 1000;

/** What only editors of the entity files may ask. */
export function studioRoutes({ store, configs, files, clock }: StudioParts): FastifyPluginAsync {
  const { drafts, versions, folder } = files;
  const now = () => new Date(clock()).toISOString();

  /** The files with all drafts in place. */
  async function withDrafts(): Promise<LoadedConfigs> {
    return loadConfigs(
      folder,
      [...(await drafts.all())].map(([name, draft]) => draftFile(name, draft)),
    );
  }

  return async (scope) => {
    scope.addHook('onRequest', async (request) => void signedInEditor(request));

    scope.get('/api/studio/report', async () => ({ text: configs.report() ?? '' }));

    scope.get('/api/studio/configs', async (): Promise<StudioConfigs> => {
      const [all, live] = [await drafts.all(), await files.live()];
      const found = await withDrafts();
      const { problems, warnings } = found;
      const names = [...new Set([...live.keys(), ...all.keys()])].sort();
      const labelOf = (name: string) =>
        [...configs.current(), ...found.configs].find((config) => config.name === name)?.label ??
        name;
      return {
        configs: names.map((name) => ({
          ...{ name, label: labelOf(name) },
          ...{ live: live.get(name) ?? null, draft: all.get(name) ?? null },
          config: validConfig(name, found),
        })),
        ...{ problems, warnings },
      };
    });

    scope.put<Named>('/api/studio/drafts/:name', async (request): Promise<SavedDraft> => {
      const { name } = request.params;
      const input = inputOf(request);
      const text = input.remove === true ? null : checkedText(input.text);
      const live = (await files.live()).get(name);
      if (!live && !/^[a-z][a-zA-Z0-9]{0,63}$/.test(name)) throw invalid({}, texts.name);
      const by = signedInEditor(request).username;
      const theirs = await drafts.put({
        ...{ name, text, by, at: now() },
        ...{ replaces: hashIn(input.replaces), basedOn: hashIn(input.basedOn), live },
      });
      if (theirs) throw new HttpError(409, texts.draftChanged(name, theirs.editedBy), { theirs });
      const found = await withDrafts();
      const { problems, warnings } = found;
      return { hash: hashOfFile(text), problems, warnings, config: validConfig(name, found) };
    });

    scope.delete<Named>('/api/studio/drafts/:name', async (request, reply) => {
      await drafts.remove(request.params.name);
      return reply.code(204).send();
    });

    scope.post('/api/studio/impact', async () => {
      const [all, found] = [await drafts.all(), await withDrafts()];
      const isChanged = ({ name }: EntityConfig) => all.has(name) && !hasProblem(name, found);
      const [before, after] = [configs.current(), found.configs];
      return { impact: await impactOf(store, before.filter(isChanged), after.filter(isChanged)) };
    });

    scope.post('/api/studio/publish', async (request) => {
      const { note, drafts: hashes } = inputOf(request);
      if (!isRecord(hashes) || Object.keys(hashes).length === 0) throw invalid({}, texts.noDrafts);
      const { username } = signedInEditor(request);
      const published = {
        ...{ at: now(), by: username },
        note: typeof note === 'string' ? withoutNul(note).trim().slice(0, MAX_NOTE) || null : null,
      };
      const names = await publishDrafts(files, store, {
        ...{ ...published, drafts: new Map(Object.entries(hashes)) },
      });
      await request.audit({
        ...{ kind: 'configs-published', subject: names.join(', ') },
        details: { note: published.note },
      });
      // The first may have begun before.
      for (const _ of [1, 2]) await configs.refresh();
      return { published: names, at: published.at };
    });

    scope.get<Named>('/api/studio/versions/:name', async ({ params }) =>
      versions.list(params.name),
    );

    scope.get<Named>('/api/studio/schema/:name', async ({ params }) =>
      entitySchema(params.name, (await withDrafts()).texts),
    );

    scope.get<{ Params: Named['Params'] & { readonly id: string } }>(
      '/api/studio/versions/:name/:id',
      async ({ params }) => {
        const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
        const text = await versions.text(params.name, id);
        if (text === undefined) throw new HttpError(404, texts.noVersion);
        return { text };
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
  if (Buffer.byteLength(text) > MAX_TEXT) throw invalid({}, texts.tooLong);
  // Half of a character, which UTF-8 doesn't have, and NUL, which PostgreSQL can't store.
  return withoutNul(Buffer.from(text).toString());
}

const withoutNul = (text: string) => text.replaceAll('\0', '\uFFFD');

const hashIn = (value: unknown) => (typeof value === 'string' ? value : null);
