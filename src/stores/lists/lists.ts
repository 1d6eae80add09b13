import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../api/http/errors';
import { type FetchedList, fetchList } from '../../api/lists';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/texts';
import { whenSessionEnds } from '../session/session';

/** A list on the server, whatever its shape. */
export interface ListSource<Content> {
  /** Names the list; two sources of one name are the same list. */
  readonly key: string;
  /** What it holds, for the Activity panel: `Orders`. */
  readonly label: string;
  readonly path: string;
  /** What there is before the first answer. */
  readonly empty: Content;
  /** What an answer means; `undefined` when it makes no sense. */
  readonly read: (json: unknown) => Content | undefined;
  /** The next content, made of the last one's parts wherever they are equal. */
  readonly keepSame: (last: Content, next: Content) => Content;
}

export interface ListState<Content> {
  /** `loading` and `failed` are about the first answer: what is there stays, come what may. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** The same object as long as it is the same list. Frozen. */
  readonly content: Content;
  /** A request for the list is under way. */
  readonly refreshing: boolean;
  /** Why the last request failed. */
  readonly error: Failure | undefined;
}

interface List<Content> {
  readonly store: StoreApi<ListState<Content>>;
  /** What the server said last, with the changes that it has made since. */
  content: Content;
  /** What changes that are under way will do, in the order they were asked for. */
  pending: readonly Change<Content>[];
  etag?: string | undefined;
  /** The last request. Only its answer counts. */
  request?: AbortController | undefined;
  /** Forgets the content, and whatever is still to come for it. */
  readonly clear: () => void;
}

type Change<Content> = (content: Content) => Content;

const lists = new Map<string, List<unknown>>();

whenSessionEnds(clearLists);

export function listStore<Content>(source: ListSource<Content>): StoreApi<ListState<Content>> {
  return listOf(source).store;
}

/**
 * Asks for the list. The last request wins; an earlier one that is under way is called off. While a
 * change is under way nothing is asked, for the answer would be neither before nor after; it asks at its end.
 */
export async function refreshList<Content>(source: ListSource<Content>): Promise<void> {
  const list = listOf(source);
  list.request?.abort();
  list.request = undefined;
  if (list.pending.length > 0) return;
  const request = new AbortController();
  list.request = request;
  const { status } = list.store.getState();
  list.store.setState({ refreshing: true, status: status === 'ready' ? 'ready' : 'loading' });

  const settled = await runCall(
    { what: texts.load(source.label), retry: () => void refreshList(source) },
    () => fetchList(source.path, source.read, { signal: request.signal, etag: list.etag }),
  );
  if (list.request !== request) return;
  list.request = undefined;
  if (settled.ok) takeContent(list, source, settled.value);
  else takeFailure(list, settled.failure);
}

/** Asks for the list if nobody has yet. */
export function ensureList<Content>(source: ListSource<Content>): void {
  const { store, request } = listOf(source);
  if (store.getState().status === 'loading' && !request) void refreshList(source);
}

/**
 * Shows a change at once and makes `call`, which tells what the change came to, or `undefined` when it
 * failed: then it is taken back. The list is asked for again once no change is under way.
 */
export async function changeList<Content>(
  source: ListSource<Content>,
  change: Change<Content>,
  call: () => Promise<Change<Content> | undefined>,
): Promise<void> {
  const list = listOf(source);
  list.request?.abort();
  list.request = undefined;
  setPending(list, [...list.pending, change]);
  let made: Change<Content> | undefined;
  try {
    made = await call();
  } finally {
    // A session that has ended took the list with it.
    if (list.pending.includes(change)) {
      if (made) {
        list.content = made(list.content);
        list.etag = undefined;
      }
      setPending(
        list,
        list.pending.filter((other) => other !== change),
      );
      void refreshList(source);
    }
  }
}

/** The list as the server has it, without the changes that are under way. */
export function settledContent<Content>(source: ListSource<Content>): Content {
  return listOf(source).content;
}

/** Forgets every list. */
export function clearLists(): void {
  for (const list of lists.values()) list.clear();
}

function setPending<Content>(list: List<Content>, pending: readonly Change<Content>[]): void {
  list.pending = pending;
  const content = pending.reduce((sum, change) => change(sum), list.content);
  list.store.setState({ content, refreshing: false });
}

function takeContent<Content>(
  list: List<Content>,
  source: ListSource<Content>,
  answer: FetchedList<Content> | 'unchanged',
): void {
  const rest = { status: 'ready', refreshing: false, error: undefined } as const;
  if (answer !== 'unchanged') {
    list.etag = answer.etag;
    list.content = source.keepSame(list.content, answer.content);
  }
  list.store.setState({ ...rest, content: list.content });
}

function takeFailure<Content>({ store }: List<Content>, error: Failure): void {
  const status = store.getState().status === 'ready' ? 'ready' : 'failed';
  store.setState({ refreshing: false, error, status });
}

function listOf<Content>(source: ListSource<Content>): List<Content> {
  // A key has one source, and so one shape.
  const known = lists.get(source.key) as List<Content> | undefined;
  if (known) return known;
  const nothing: ListState<Content> = {
    status: 'loading',
    content: source.empty,
    refreshing: false,
    error: undefined,
  };
  const untouched = { content: source.empty, pending: [] };
  const fresh: List<Content> = {
    ...untouched,
    store: createStore<ListState<Content>>(() => nothing),
    clear() {
      fresh.request?.abort();
      Object.assign(fresh, untouched, { request: undefined, etag: undefined });
      fresh.store.setState(nothing);
    },
  };
  lists.set(source.key, fresh as List<unknown>);
  return fresh;
}
