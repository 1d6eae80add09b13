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
  return (await ask(read('/report'), textBody)).text;
}

export const fetchStudio = () => ask(read('/configs'), studioConfigs);

export const saveDraft = (name: string, json: DraftText) =>
  ask({ method: 'put', path: draftOf(name), json }, savedDraft);

/** Makes a draft that removes the file when it is published. */
export const saveRemoval = (name: string, replaces: string | null) =>
  send({ method: 'put', path: draftOf(name), json: { remove: true, replaces } });

export const discardDraft = (name: string, replaces: string | null) =>
  send({ method: 'delete', path: draftOf(name), json: { replaces } });

const draftOf = (name: string) => `${PATH}/drafts/${encodeURIComponent(name)}`;

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
  return ask({ method: 'post', path: `${PATH}/rows/${name}`, json, headers }, addedRows);
}

export const fetchVersions = (name: string) => ask(read(`/versions/${name}`), configVersions);

export async function fetchVersion(name: string, id: number): Promise<string> {
  return (await ask(read(`/versions/${name}/${id}`), textBody)).text;
}

export const fetchSchema = (name: string) => ask(read(`/schema/${name}`), configSchema);

/** The details of an error beside its message. */
export function studioErrorOf({ text = '' }: Failure): StudioError {
  return studioError.safeParse(readLoosely(text)).data ?? {};
}

const read = (path: string): RequestOptions => ({ method: 'get', path: PATH + path });
