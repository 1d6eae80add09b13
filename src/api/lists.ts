import { isRecord } from '../common/is-record';
import type { Row } from '../entities/row';
import { send } from './http/client';
import { UnexpectedResponseError } from './http/errors';
import { readLoosely } from './http/response-body';

interface FetchedList<Content> {
  readonly content: Content;
  /** Sent with the next request, which is answered by `'unchanged'` if the list is the same. */
  readonly etag: string | undefined;
}

interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly etag?: string | undefined;
}

/**
 * Fetches a list; `'unchanged'` if it still has the `etag`. `read` returns undefined for a response
 * that makes no sense, which is an `UnexpectedResponseError`.
 */
export async function fetchList<Content>(
  path: string,
  read: (json: unknown) => Content | undefined,
  { signal, etag }: FetchOptions = {},
): Promise<FetchedList<Content> | 'unchanged'> {
  const headers: Record<string, string> = etag ? { 'If-None-Match': etag } : {};
  const response = await send({ method: 'post', path, isRead: true, signal, headers });
  if (response.status === 304) return 'unchanged';
  const content = read(readLoosely(response.text));
  if (content === undefined)
    throw new UnexpectedResponseError(
      response.status,
      `The response of ${path} is not a list of rows.`,
    );
  return { content, etag: response.headers.get('ETag') ?? undefined };
}

/** Frozen rows as the server sent them; `undefined` if it is something else. */
export function readRows(json: unknown): readonly Row[] | undefined {
  return Array.isArray(json) && json.every(isRecord) ? Object.freeze(json) : undefined;
}
