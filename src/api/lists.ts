import { isRecord } from '../common/is-record';
import { readLoosely } from '../common/read-loosely';
import type { Row } from '../entities/row';
import type { FetchedChanges } from '../entities/wire/fetched-lists';
import { BACKGROUND, LIST_SINCE, LIST_VERSION } from '../entities/wire/headers';
import { send } from './http/client';
import { Failure } from './http/errors';
import { firstItems } from './http/first-items';

interface FetchedList<Content> {
  readonly content: Content;
  /** Sent with the next request, which returns `'unchanged'` if the list is the same. */
  readonly etag: string | undefined;
  /** Sent with the next request, to get only what has changed since. Only our own server has versions. */
  readonly version: string | undefined;
}

type FetchedRowChanges = Omit<FetchedList<unknown>, 'content'> & {
  readonly changes: FetchedChanges;
};

interface FetchOptions<Content> {
  readonly signal?: AbortSignal | undefined;
  readonly etag?: string | undefined;
  readonly since?: string | undefined;
  /** Whether the page asks on its own, without the user doing anything. */
  readonly isBackground?: boolean | undefined;
  /** Called with the first rows of a long list, and awaited before the others are read. */
  readonly showFirst?: ((content: Content) => Promise<void>) | undefined;
}

/** A number of characters. Shorter responses are parsed in a few milliseconds, too fast to notice. */
const LONG_TEXT = 500_000;
/** As many as the largest page on screens whose lists grow. */
const FIRST_ROWS = 50;

/**
 * Fetches a list, or what has changed `since` a version; `'unchanged'` if it still has the `etag`. `read` returns
 * undefined for an unreadable response, which is a failure. It uses no schema: a list may have 100,000 rows, and the
 * code of schemas loads after the first of them.
 */
export async function fetchList<Content>(
  path: string,
  read: (json: unknown) => Content | undefined,
  { signal, etag, since, isBackground, showFirst }: FetchOptions<Content> = {},
): Promise<FetchedList<Content> | FetchedRowChanges | 'unchanged'> {
  const headers = { 'If-None-Match': etag, [BACKGROUND]: isBackground ? '1' : undefined };
  const separator = path.includes('?') ? '&' : '?';
  const sentPath =
    since === undefined ? path : `${path}${separator}since=${encodeURIComponent(since)}`;
  const response = await send({ method: 'post', path: sentPath, isRead: true, signal, headers });
  if (response.status === 304) return 'unchanged';
  const { text } = response;
  const first = showFirst && text.length > LONG_TEXT && read(firstItems(text, FIRST_ROWS));
  if (first) await showFirst(first);
  const json = readLoosely(text);
  const next = {
    etag: response.headers.get('ETag') ?? undefined,
    version: response.headers.get(LIST_VERSION) ?? undefined,
  };
  if (since !== undefined && response.headers.get(LIST_SINCE) === since) {
    const changes = readChanges(json);
    if (changes) return { ...next, changes };
  }
  const content = read(json);
  if (content === undefined) throw new Failure('unexpectedResponse', { status: response.status });
  return { ...next, content };
}

/** Frozen rows as the server sent them; `undefined` for anything but a list of rows. */
export function rowsIn(json: unknown): readonly Row[] | undefined {
  return Array.isArray(json) && json.every(isRecord) ? Object.freeze(json) : undefined;
}

function readChanges(json: unknown): FetchedChanges | undefined {
  if (!isRecord(json)) return undefined;
  const { order, removed } = json;
  const changed = rowsIn(json.changed);
  const areIds = Array.isArray(removed) && removed.every((id) => typeof id === 'number');
  if (!changed || !areIds || (order !== 'asc' && order !== 'desc')) return undefined;
  return { changed, removed, order };
}
