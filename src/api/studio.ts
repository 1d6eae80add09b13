import { readLoosely } from '../common/read-loosely';
import {
  addedRows,
  configSchema,
  configVersions,
  type DraftText,
  type Impact,
  impactOfDrafts,
  published,
  type SampleRows,
  type StudioError,
  savedDraft,
  studioConfigs,
  studioError,
  textBody,
} from '../entities/wire/studio';
import { ask } from './http/ask';
import { type RequestOptions, send } from './http/client';
import type { Failure } from './http/errors';

// Only our own server supports these calls, and only editors may make them.

const PATH = '/api/studio';

/** What is wrong with the entity files. */
export async function fetchConfigReport(): Promise<string> {
  return (await ask(read(`${PATH}/report`), textBody)).text;
}

export const fetchStudio = () => ask(read(`${PATH}/configs`), studioConfigs);

export const saveDraft = (name: string, json: DraftText) =>
  ask({ method: 'put', path: pathOf('drafts', name), json }, savedDraft);

/** Makes a draft that removes the file when it is published. */
export const saveRemoval = (name: string, replaces: string | null) =>
  send({ method: 'put', path: pathOf('drafts', name), json: { remove: true, replaces } });

export const discardDraft = (name: string, replaces: string | null) =>
  send({ method: 'delete', path: pathOf('drafts', name), json: { replaces } });

/** The path of what a folder has for a config, whose name may have any signs. */
const pathOf = (folder: string, name: string) => `${PATH}/${folder}/${encodeURIComponent(name)}`;

export async function fetchImpact(): Promise<readonly Impact[]> {
  const options = { method: 'post', path: `${PATH}/impact`, isRead: true } as const;
  return (await ask(options, impactOfDrafts)).impact;
}

/** `drafts` has the hashes of the drafts that the editor has seen, by name. */
export const publish = (json: {
  readonly note: string;
  readonly exposes: boolean;
  readonly drafts: Readonly<Record<string, string>>;
}) => ask({ method: 'post', path: `${PATH}/publish`, json }, published);

/** Adds rows to an entity, as one batch. Every repeat has the same `idempotencyKey`. */
export function addRows(name: string, json: SampleRows, idempotencyKey: string) {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return ask({ method: 'post', path: pathOf('rows', name), json, headers }, addedRows);
}

export const fetchVersions = (name: string) => ask(read(pathOf('versions', name)), configVersions);

export async function fetchVersion(name: string, id: number): Promise<string> {
  return (await ask(read(`${pathOf('versions', name)}/${id}`), textBody)).text;
}

export const fetchSchema = (name: string) => ask(read(pathOf('schema', name)), configSchema);

/** The details of an error beside its message. */
export function studioErrorOf({ text = '' }: Failure): StudioError {
  return studioError.safeParse(readLoosely(text)).data ?? {};
}

const read = (path: string): RequestOptions => ({ method: 'get', path });
