import { isRecord } from '../common/is-record';
import type { Row } from '../entities/row';
import { send } from './http/client';
import { UnexpectedResponseError } from './http/errors';
import { readLoosely } from './http/json';

export interface FetchedList<Content> {
  readonly content: Content;
  /** What the server calls this state of the list, to be asked with next time. */
  readonly etag: string | undefined;
}

interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly etag?: string | undefined;
}

/**
 * What `read` makes of the answer; `'unchanged'` when it is still the one that `etag` names. An answer
 * of which `read` makes nothing is an `UnexpectedResponseError`.
 */
export async function fetchList<Content>(
  path: string,
  read: (json: unknown) => Content | undefined,
  { signal, etag }: FetchOptions = {},
): Promise<FetchedList<Content> | 'unchanged'> {
  const answer = await send({
    method: 'post',
    path,
    isRead: true,
    signal,
    headers: etag ? { 'If-None-Match': etag } : {},
  });
  if (answer.status === 304) return 'unchanged';
  const content = read(readLoosely(answer.text));
  if (content === undefined)
    throw new UnexpectedResponseError(answer.status, `The answer of ${path} is no list of rows.`);
  return { content, etag: answer.headers.get('ETag') ?? undefined };
}

/** Rows as they came, frozen; `undefined` when it is something else. */
export function readRows(json: unknown): readonly Row[] | undefined {
  return Array.isArray(json) && json.every(isRecord) ? Object.freeze(json) : undefined;
}
