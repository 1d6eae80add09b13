import { basename } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { MEGABYTE } from '../../common/quantities';
import { type LoadedConfigs, loadConfigs } from '../../entities/check/load-configs';
import { checkFileName } from '../../entities/check/rules/check-names';
import { isTakenName } from '../../entities/check/taken-paths';
import { editorSchema } from '../../entities/editor-schema';
import type { EntityConfig } from '../../entities/entity-config';
import { rolesSchemaText, sharedSchemaText } from '../../entities/generated-files';
import { warnAboutRoles } from '../../entities/roles/check-roles';
import { mayDo, ROLES, ROLES_FILE } from '../../entities/roles/roles';
import { SHARED } from '../../entities/shared-fields';
import {
  addedRows,
  configSchema,
  configVersions,
  draftChange,
  draftToDiscard,
  fileName,
  type Impact,
  impactOfDrafts,
  publication,
  published,
  sampleRows,
  savedDraft,
  studioConfigs,
  textBody,
  versionName,
} from '../../entities/wire/studio';
import { createAccounts } from '../auth/accounts';
import { unusedRoles } from '../auth/rights-warnings';
import { HttpError, invalid } from '../http/errors';
import { type Need, type Needs, needs } from '../http/needs';
import type { Routes } from '../http/schemas';
import type { Configs } from '../live-configs/live-configs';
import { addSampleRows } from '../rows/add-sample-rows';
import { withCurrentNames } from '../rows/outdated-input';
import { keyOf } from '../rows/request-input';
import { rejectHidden } from '../rows/visible-references';
import type { EntityStore } from '../tables/entity-store';
import { currentNames } from '../tables/stored-fields';
import { iso } from '../time/clock';
import { draftFile } from './drafts';
import { impactOf } from './impact';
import { conflictError, publishDrafts } from './publish';
import type { PublishedFiles } from './published-files';
import { studioTexts as texts } from './texts';
import { hashOfFile } from './versions';

interface StudioParts {
  readonly store: EntityStore;
  readonly configs: Configs;
  readonly files: PublishedFiles;
}

const MAX_ROWS = 32 * MEGABYTE;

const studio = needs('studio', 'update');

/** Whoever edits the roles decides what others may do, as does whoever manages their accounts. */
function needsOfFiles(names: readonly string[]): Needs {
  const edit: Need = { screen: 'studio', action: 'update' };
  return names.includes(ROLES) ? [edit, { screen: 'accounts', action: 'update' }] : [edit];
}
const oneFile = {
  config: {
    needs: ({ params }: FastifyRequest) => needsOfFiles([fileName.parse(params).name]),
  },
};
const addedRowsNeeds = {
  config: {
    needs({ params }: FastifyRequest): Needs {
      const { name } = fileName.parse(params);
      return [...needsOfFiles([name]), { screen: name, action: 'add' }];
    },
  },
};
const publishedFilesNeeds = {
  config: {
    ...studio.config,
    needsOfBody: ({ body }: FastifyRequest) =>
      needsOfFiles(Object.keys(publication.parse(body).drafts)),
  },
};

/** What only those with access to the Studio may request. */
export function studioRoutes({ store, configs, files }: StudioParts): Routes {
  const { drafts, versions } = files;

  /** The files with all drafts in place. */
  async function loadAll(): Promise<LoadedConfigs> {
    const changed = [...(await drafts.all())].map(([name, draft]) => draftFile(name, draft));
    return await loadConfigs(files.folder, changed);
  }

  /** What is probably a mistake. Whoever manages the accounts also learns which roles no account has. */
  async function warningsFor(request: FastifyRequest, found: LoadedConfigs) {
    const { roles, warnings } = found;
    const text = found.fileTexts.get(ROLES_FILE);
    if (!roles || text === undefined || !request.may('accounts', 'update')) return warnings;
    const unused = unusedRoles(roles, await createAccounts(store.db, Date.now).list());
    const file = `${basename(files.folder)}/${ROLES_FILE}`;
    return [...warnings, ...warnAboutRoles(text, file, unused)];
  }

  return async (scope) => {
    scope.get(
      '/api/studio/report',
      { ...studio, schema: { response: { 200: textBody } } },
      async () => ({
        text: configs.report() ?? '',
      }),
    );

    scope.get(
      '/api/studio/configs',
      { ...studio, schema: { response: { 200: studioConfigs } } },
      async (request) => {
        // In this order: a draft that is published in between is in both, rather than in neither.
        const known = await drafts.all();
        const [live, found] = await Promise.all([files.live(), loadAll()]);
        const { problems } = found;
        const warnings = await warningsFor(request, found);
        const all = [...configs.current(), ...found.configs];
        const current = [...live.keys(), ...known.keys()].sort();
        const removed = [...(await versions.newest()).keys()].sort();
        const names = new Set([...current, ...removed]);
        if (!request.may('accounts', 'update')) names.delete(ROLES);
        return {
          configs: [...names].map((name) => ({
            name,
            label:
              name === SHARED
                ? texts.sharedFields
                : (all.find((config) => config.name === name)?.label ?? name),
            live: live.get(name) ?? null,
            draft: known.get(name) ?? null,
            config: validConfig(name, found),
          })),
          problems,
          warnings,
        };
      },
    );

    const saving = { params: fileName, body: draftChange, response: { 200: savedDraft } };
    scope.put('/api/studio/drafts/:name', { ...oneFile, schema: saving }, async (request) => {
      const { name } = request.params;
      const { replaces } = request.body;
      const text = 'text' in request.body ? request.body.text : null;
      const [hash, editedBy] = [hashOfFile(text), request.account.username];
      await files.alone(async () => {
        const { draft, live } = await files.stateOf(name);
        const isNew = !live && name !== ROLES && name !== SHARED;
        if (isNew && isTakenName(name)) throw invalid({}, texts.reserved(name));
        if (isNew && checkFileName(name).length > 0) throw invalid({}, texts.name);
        // If there is no draft, the one that this page has seen may have been published.
        const theirs = draft ?? live;
        if (theirs && ![replaces, hash].includes(theirs.hash))
          throw conflictError({ name, what: draft ? 'draft' : 'live', draft, live });
        const basedOn = draft ? draft.basedOn : (live?.hash ?? null);
        await drafts.put(name, { text, editedBy, editedAt: iso(Date.now()), basedOn });
      });
      const found = await loadAll();
      const { problems } = found;
      const warnings = await warningsFor(request, found);
      return { hash, problems, warnings, config: validConfig(name, found) };
    });

    const discarding = { params: fileName, body: draftToDiscard };
    scope.delete(
      '/api/studio/drafts/:name',
      { ...oneFile, schema: discarding },
      async (request, reply) => {
        const { name } = request.params;
        const { replaces } = request.body;
        await files.alone(async () => {
          const { draft, live } = await files.stateOf(name);
          if (!draft) return;
          if (draft.hash !== replaces) throw conflictError({ name, what: 'draft', draft, live });
          await drafts.remove(name, draft.hash);
        });
        return reply.code(204).send();
      },
    );

    scope.post(
      '/api/studio/impact',
      { ...studio, schema: { response: { 200: impactOfDrafts } } },
      async (request) => {
        const [all, found] = await Promise.all([drafts.all(), loadAll()]);
        const isChanged = ({ name }: EntityConfig) =>
          (all.has(name) || all.has(SHARED)) && !hasProblem(name, found);
        const [before, after] = [configs.current(), found.configs];
        const impact = await impactOf(store, before.filter(isChanged), after.filter(isChanged));
        // Whoever edits a screen need not be allowed to see its rows.
        const mayRead = ({ entity }: Impact) => request.may(entity, 'read');
        return { impact: impact.map((one) => (mayRead(one) ? one : { ...one, samples: [] })) };
      },
    );

    const publishing = { body: publication, response: { 200: published } };
    const publishOptions = { ...publishedFilesNeeds, schema: publishing };
    scope.post('/api/studio/publish', publishOptions, async (request) => {
      const { note, exposes, drafts: hashes } = request.body;
      const at = iso(Date.now());
      const account = request.account;
      const holder = request.session?.holder;
      const names = await publishDrafts(files, store, {
        hashes,
        current: configs.current,
        exposes,
        require: (...needs) => request.require(...needs),
        keepsAccess: (roles) =>
          holder !== undefined &&
          mayDo(roles, holder, 'studio', 'update') &&
          mayDo(roles, holder, 'accounts', 'update'),
        record: { at, by: account.username, note, account, origin: request.auditOrigin },
      });
      await configs.refreshWritten();
      return { published: names, at };
    });

    // Adds the rows that a config was guessed from, once it is published.
    const adding = { params: fileName, body: sampleRows, response: { 200: addedRows } };
    const addOptions = { ...addedRowsNeeds, bodyLimit: MAX_ROWS, schema: adding };
    scope.post('/api/studio/rows/:name', addOptions, async (request) => {
      const config = configs.current().find(({ name }) => name === request.params.name);
      if (!config) throw new HttpError(404, texts.notPublished);
      const { file, rows, leftOut } = request.body;
      const renamed = await currentNames(store.db, config);
      for (const row of rows) rejectHidden(request, config, withCurrentNames(renamed, row));
      const author = { ...request.account, way: 'sheet' } as const;
      return await addSampleRows(store, config, author, file, rows, {
        key: keyOf(request),
        leftOut,
      });
    });

    const describing = { params: fileName, response: { 200: configSchema } };
    scope.get('/api/studio/schema/:name', { ...oneFile, schema: describing }, async ({ params }) =>
      params.name === ROLES
        ? JSON.parse(rolesSchemaText())
        : params.name === SHARED
          ? JSON.parse(sharedSchemaText())
          : editorSchema(params.name, (await loadAll()).fileTexts),
    );

    const listing = { params: fileName, response: { 200: configVersions } };
    scope.get('/api/studio/versions/:name', { ...oneFile, schema: listing }, async ({ params }) =>
      versions.list(params.name),
    );

    const reading = { params: versionName, response: { 200: textBody } };
    scope.get(
      '/api/studio/versions/:name/:id',
      { ...oneFile, schema: reading },
      async ({ params }) => {
        const found = await versions.find(params.name, params.id);
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
