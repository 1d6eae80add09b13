import { isRecord } from '../common/is-record';
import type {
  ConfigVersion,
  DraftConflict,
  Impact,
  SavedDraft,
  StudioConfigs,
} from '../entities/wire/studio';
import { ask, has } from './http/ask';
import { type RequestOptions, send } from './http/client';
import { Failure } from './http/errors';
import { readLoosely } from './http/response-body';

// Only our own server has these calls, and only editors may make them, but for the first.

const PATH = '/api/studio';

/** Which entities and rows are current, and which report there is, if any: each differs after a change. */
export async function fetchConfigVersion() {
  const body = await ask({ method: 'get', path: `${PATH}/version` }, isRecord);
  return { configs: textIn(body.configs), report: textIn(body.report), rows: textIn(body.rows) };
}

/** What is wrong with the entity files. */
export async function fetchConfigReport(): Promise<string> {
  const { text } = await ask({ method: 'get', path: `${PATH}/report` }, isRecord);
  return textIn(text) ?? '';
}

export const fetchStudio = () => ask(read('/configs'), has<StudioConfigs>('configs'));

export interface DraftChange {
  readonly text: string;
  /** The hash of what the editor has seen: the draft, or without one the file; null without either. */
  readonly replaces: string | null;
}

export const putDraft = (name: string, json: DraftChange) =>
  ask({ method: 'put', path: draftOf(name), json }, has<SavedDraft>('hash'));

/** Makes a draft by which publishing removes the file. */
export const putRemoval = (name: string, replaces: string | null) =>
  send({ method: 'put', path: draftOf(name), json: { remove: true, replaces } });

export const deleteDraft = (name: string, replaces: string | null) =>
  send({ method: 'delete', path: draftOf(name), json: { replaces } });

const draftOf = (name: string) => `${PATH}/drafts/${encodeURIComponent(name)}`;

export async function fetchImpact(): Promise<readonly Impact[]> {
  const isBody = has<{ readonly impact: readonly Impact[] }>('impact');
  return (await ask({ method: 'post', path: `${PATH}/impact`, isRead: true }, isBody)).impact;
}

/** `drafts` has the hashes of the drafts that the editor has seen, by name. */
export const postPublish = (note: string, drafts: Readonly<Record<string, string>>) =>
  ask({ method: 'post', path: `${PATH}/publish`, json: { note, drafts } }, isRecord);

/** What a config was guessed from. */
export interface SampleRows {
  readonly file: string;
  readonly rows: readonly object[];
  /** Columns that the config lacks, and that need not be added. */
  readonly leftOut?: readonly string[];
}

/** Adds rows to an entity, as one import. Every repeat has the same `idempotencyKey`. */
export function postRows(name: string, json: SampleRows, idempotencyKey: string) {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return ask({ method: 'post', path: `${PATH}/rows/${name}`, json, headers }, isRecord);
}

export const fetchVersions = (name: string) => ask(read(`/versions/${name}`), areVersions);

export async function fetchVersion(name: string, id: number): Promise<string> {
  const { text } = await ask(read(`/versions/${name}/${id}`), isRecord);
  return textIn(text) ?? '';
}

export const fetchSchema = (name: string) => ask(read(`/schema/${name}`), isRecord);

/** What a refusal says beside its message. */
interface Refusal {
  readonly conflicts?: readonly DraftConflict[];
  readonly problems?: StudioConfigs['problems'];
  /** Columns of a file that the config doesn't have. */
  readonly lacking?: readonly string[];
}

export function refusalOf(error: unknown): Refusal {
  const body = error instanceof Failure ? readLoosely(error.text ?? '') : undefined;
  return isRecord(body) ? body : {};
}

const read = (path: string): RequestOptions => ({ method: 'get', path: PATH + path, isRead: true });

const areVersions = (body: unknown): body is readonly ConfigVersion[] => Array.isArray(body);

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);
