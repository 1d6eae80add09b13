import { createStore, type StoreApi } from 'zustand/vanilla';
import { fetchList } from '../../api/lists';
import type { FetchedChanges } from '../../entities/wire/fetched-lists';
import type { KeepsView } from '../../table/table-query';
import { runCall, type Settled } from '../calls/run-call';
import { whenSessionEnds } from '../session/session';
import { createScopes } from './scopes';
import { texts } from './texts';

/** Where a list on the server comes from, and how it is read. */
export interface ListSource<Content> {
  /** Sources with the same key are the same list. Roles refer to the list's screen by this key. */
  readonly key: string;
  /** The list's name in the Activity panel, such as `Orders`. */
  readonly label: string;
  readonly path: string;
  /** Whether the list comes from the server; true by default. Otherwise, it is ready at once. */
  readonly isFetched?: boolean;
  /** The content before the first response. */
  readonly empty: Content;
  /** The content of a response; `undefined` if it can't be read. */
  readonly read: (json: unknown) => Content | undefined;
  /** The next content, which reuses the last one's objects for equal parts. */
  readonly keepSame: (last: Content, next: Content) => Content;
  /** The content with changes that our own server sent instead of the whole list. */
  readonly patch?: (content: Content, changes: FetchedChanges) => Content;
}

export interface ListState<Content> {
  /**
   * `loading` and `failed` occur only before the first content: later failures leave it in place. A list that is both
   * `failed` and `refreshing` is slow: its response may still come.
   */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Frozen. The same object until something changes. While `loading`, it may have the first rows of a long list. */
  readonly content: Content;
  readonly refreshing: boolean;
  readonly keepsView: KeepsView;
}

type Change<Content> = (content: Content) => Content;

/** A change of a list that is shown before the server confirms it. */
interface ListChange<Content> extends RefreshOptions {
  /** Changes of the same scope are sent one after the other. */
  readonly scope: string;
  readonly show: Change<Content>;
  /** Sends the change. Returns the change that the server made, or `undefined` if it failed. */
  readonly send: (hasPreviousFailed: boolean) => Promise<Change<Content> | undefined>;
}

interface CachedList<Content> {
  readonly store: StoreApi<ListState<Content>>;
  /** The content without the pending changes. */
  content: Content;
  /** What the server sent last, which changes since `version` are patched into. */
  received: Content;
  version?: string | undefined;
  /** The changes that the server has not confirmed yet. */
  pending: readonly Pick<ListChange<Content>, 'show'>[];
  inScope: ReturnType<typeof createScopes<Change<Content> | undefined>>;
  etag?: string | undefined;
  /** Of the latest request. Responses to earlier ones are ignored. */
  controller?: AbortController | undefined;
  /** How many components show it. */
  viewers: number;
  /** Whether others may have changed it while it was out of view. */
  isOutdated: boolean;
  readonly refreshInBackground: () => Promise<boolean>;
  readonly clear: () => void;
}

/** The longest wait for the first rows to be painted: hidden pages never paint, and even a slow frame is faster. */
const UNPAINTED_MS = 1000;

/** After this long without a response, people can fetch the list again: a connection may hang without failing. */
const LONG_WAIT_MS = 30_000;

const lists = createLists();

whenSessionEnds(clearLists);

export function listStore<Content>(source: ListSource<Content>): StoreApi<ListState<Content>> {
  return lists.of(source).store;
}

export interface RefreshOptions {
  /** Keeps what is in view where it is, as after someone else's change. */
  readonly keepsView?: KeepsView | undefined;
}

/**
 * Fetches the list, and cancels an earlier request. Fetches nothing while a change is pending, because the response
 * might or might not include it; `changeList` fetches the list afterwards.
 */
export async function refreshList<Content>(
  source: ListSource<Content>,
  options: RefreshOptions = {},
): Promise<void> {
  const list = lists.of(source);
  cancelRequest(list);
  if (list.pending.length > 0 || source.isFetched === false) return;
  const controller = new AbortController();
  list.controller = controller;
  const isReady = () => list.store.getState().status === 'ready';
  list.store.setState({ refreshing: true, status: isReady() ? 'ready' : 'loading' });
  const timer = setTimeout(() => {
    const showsFirst = list.content !== list.received;
    if (list.controller === controller && !isReady() && !showsFirst)
      list.store.setState({ status: 'failed' });
  }, LONG_WAIT_MS);

  const settled = await runCall(
    { what: texts.load(source.label), retry: () => void refreshList(source, options) },
    () => fetchNext(source, list, controller, false),
  );
  clearTimeout(timer);
  if (list.controller !== controller) return;
  list.controller = undefined;
  if (!settled.ok) {
    if (!isReady()) list.content = list.received;
    list.store.setState({
      status: isReady() ? 'ready' : 'failed',
      refreshing: false,
      content: list.content,
    });
    return;
  }
  list.isOutdated = false;
  if (settled.value !== 'unchanged') receive(source, list, settled.value);
  list.store.setState({
    status: 'ready',
    refreshing: false,
    content: list.content,
    keepsView: options.keepsView ?? false,
  });
}

/** Fetches the list after a change that was made, or may have been: without a response, only the list can tell. */
export function refreshAfter<Content>(
  settled: Settled<unknown>,
  source: ListSource<Content>,
  options?: RefreshOptions,
): void {
  if (settled.ok || settled.failure.kind === 'noResponse') void refreshList(source, options);
}

/**
 * Fetches the list in the background, unless it is being fetched or changed; a list out of view counts as outdated
 * instead. Returns whether nothing more need be done.
 */
async function refreshInBackground<Content>(source: ListSource<Content>): Promise<boolean> {
  const list = lists.of(source);
  if (source.isFetched === false) return true;
  if (list.controller || list.pending.length > 0) return false;
  if (list.viewers === 0) {
    list.isOutdated = true;
    return true;
  }
  const controller = new AbortController();
  list.controller = controller;
  const fetched = await fetchNext(source, list, controller, true).catch(() => undefined);
  if (list.controller !== controller) return false;
  list.controller = undefined;
  if (!fetched || fetched === 'unchanged') return fetched !== undefined;
  receive(source, list, fetched);
  list.store.setState({ status: 'ready', content: list.content, keepsView: true });
  return true;
}

/**
 * Fetches the lists in view, because someone may have changed them, and the others when they are next used. Returns
 * whether nothing more need be done.
 */
export async function refreshShownLists(): Promise<boolean> {
  const outcomes = await Promise.all(Array.from(lists.all(), (list) => list.refreshInBackground()));
  return !outcomes.includes(false);
}

function fetchNext<Content>(
  { path, read, patch }: ListSource<Content>,
  list: CachedList<Content>,
  controller: AbortController,
  isBackground: boolean,
) {
  const { etag, version, store } = list;
  const isFirst = store.getState().status === 'loading';
  return fetchList(path, read, {
    signal: controller.signal,
    etag,
    since: patch && version,
    isBackground,
    showFirst: isFirst ? (rows) => showFirst(list, controller, rows) : undefined,
  });
}

/** Shows the first rows of a list, and waits until they are painted: reading all 100,000 takes longer. */
async function showFirst<Content>(
  list: CachedList<Content>,
  controller: AbortController,
  rows: Content,
): Promise<void> {
  if (list.controller !== controller) return;
  list.content = rows;
  list.store.setState({ status: 'loading', content: rows });
  await new Promise<void>((resolve) => {
    // The second callback runs after the first frame.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, UNPAINTED_MS);
  });
}

type Fetched<Content> = Exclude<Awaited<ReturnType<typeof fetchList<Content>>>, 'unchanged'>;

function receive<Content>(
  source: ListSource<Content>,
  list: CachedList<Content>,
  fetched: Fetched<Content>,
): void {
  const { received, content } = list;
  const next =
    'content' in fetched
      ? fetched.content
      : (source.patch?.(received, fetched.changes) ?? received);
  // A patch already reuses equal rows, unless changes have been made here since.
  const isPatch = !('content' in fetched) && content === received;
  list.content = isPatch ? next : source.keepSame(content, next);
  list.received = list.content;
  list.etag = fetched.etag;
  list.version = fetched.version;
}

/** Fetches the list unless it is up to date, and keeps it so until the returned function is called. */
export function retainList<Content>(source: ListSource<Content>): () => void {
  const list = lists.of(source);
  list.viewers += 1;
  ensureList(source);
  return () => {
    list.viewers -= 1;
  };
}

/** Whether a screen shows the list. */
export const isInView = <Content>(source: ListSource<Content>) => lists.of(source).viewers > 0;

/** Fetches the list unless it is up to date, as far as the page knows. */
export function ensureList<Content>(source: ListSource<Content>): void {
  const { store, controller, isOutdated } = lists.of(source);
  if ((isOutdated || store.getState().status === 'loading') && !controller)
    void refreshList(source);
}

/** Shows a change at once, sends it, and reverts it if it fails. After the last pending change, fetches the list. */
export async function changeList<Content>(
  source: ListSource<Content>,
  { scope, show, send, keepsView }: ListChange<Content>,
): Promise<void> {
  const list = lists.of(source);
  cancelRequest(list);
  const result = list.inScope(scope, (previous) =>
    send(previous !== undefined && previous.result === undefined),
  );
  const pending = { show };
  setPending(list, [...list.pending, pending], keepsView);
  let change: Change<Content> | undefined;
  try {
    change = await result;
  } finally {
    // Otherwise, the list was cleared: the session has ended, or the user's rights have changed.
    if (list.pending.includes(pending)) {
      if (change) {
        list.content = change(list.content);
        list.etag = undefined;
      }
      setPending(
        list,
        list.pending.filter((other) => other !== pending),
        keepsView,
      );
      void refreshList(source, { keepsView });
    }
  }
}

/** The content without the pending changes. */
export function settledContent<Content>(source: ListSource<Content>): Content {
  return lists.of(source).content;
}

export function clearLists(): void {
  for (const list of lists.all()) list.clear();
}

function cancelRequest<Content>(list: CachedList<Content>): void {
  list.controller?.abort();
  list.controller = undefined;
}

function setPending<Content>(
  list: CachedList<Content>,
  pending: CachedList<Content>['pending'],
  keepsView: KeepsView = false,
): void {
  list.pending = pending;
  const content = pending.reduce((before, { show }) => show(before), list.content);
  list.store.setState({ content, refreshing: false, keepsView });
}

/** The lists by key. A key has one source, and so one type of content. */
function createLists() {
  const byKey = new Map<string, CachedList<unknown>>();
  return {
    of<Content>(source: ListSource<Content>): CachedList<Content> {
      const known = byKey.get(source.key) as CachedList<Content> | undefined;
      if (known) return known;
      const list = createList(source);
      byKey.set(source.key, list as CachedList<unknown>);
      return list;
    },
    all: () => byKey.values(),
  };
}

function createList<Content>(source: ListSource<Content>): CachedList<Content> {
  const content = source.empty;
  const initial: ListState<Content> = {
    status: source.isFetched === false ? 'ready' : 'loading',
    content,
    refreshing: false,
    keepsView: false,
  };
  const list: CachedList<Content> = {
    store: createStore<ListState<Content>>(() => initial),
    content,
    received: content,
    pending: [],
    inScope: createScopes(),
    viewers: 0,
    isOutdated: false,
    refreshInBackground: () => refreshInBackground(source),
    clear() {
      cancelRequest(list);
      list.content = content;
      list.received = content;
      list.pending = [];
      list.inScope = createScopes();
      list.etag = undefined;
      list.version = undefined;
      list.isOutdated = false;
      list.store.setState(initial);
    },
  };
  return list;
}
