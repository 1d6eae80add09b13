import { createStore, type StoreApi } from 'zustand/vanilla';
import { fetchRows } from '../api/entities';
import type { Failure } from '../api/errors';
import type { EntityConfig } from '../entities/entity-config';
import type { Row } from '../entities/row';
import { runCall } from './run-call';
import { keepSameRows } from './same-rows';
import { whenSessionEnds } from './session';
import { texts } from './texts';

export interface RowsState {
  /** `loading` and `failed` are about the first answer: rows that are there stay, come what may. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** The same array as long as its rows are the same. Frozen. */
  readonly rows: readonly Row[];
  /** A request for the list is under way. */
  readonly refreshing: boolean;
  /** Why the last request failed. */
  readonly error: Failure | undefined;
}

interface EntityRows {
  readonly store: StoreApi<RowsState>;
  etag?: string | undefined;
  /** The last request. Only its answer counts. */
  request?: AbortController | undefined;
}

const NOTHING: RowsState = { status: 'loading', rows: [], refreshing: false, error: undefined };

const entities = new Map<string, EntityRows>();

whenSessionEnds(clearRows);

export function rowsStore(config: EntityConfig): StoreApi<RowsState> {
  return rowsOf(config).store;
}

/** Asks for the list. The last request wins; an earlier one that is under way is called off. */
export async function refreshRows(config: EntityConfig): Promise<void> {
  const entity = rowsOf(config);
  entity.request?.abort();
  const request = new AbortController();
  entity.request = request;
  const { status } = entity.store.getState();
  entity.store.setState({ refreshing: true, status: status === 'ready' ? 'ready' : 'loading' });

  const settled = await runCall(
    { what: texts.load(config.labelPlural), retry: () => void refreshRows(config) },
    () => fetchRows(config, { signal: request.signal, etag: entity.etag }),
  );
  if (entity.request !== request) return;
  entity.request = undefined;
  if (settled.ok) takeRows(entity, settled.value);
  else takeFailure(entity, settled.failure);
}

/** Asks for the list if nobody has yet. */
export function ensureRows(config: EntityConfig): void {
  const { store, request } = rowsOf(config);
  if (store.getState().status === 'loading' && !request) void refreshRows(config);
}

/** Forgets the rows of every entity, and whatever is still to come for them. */
export function clearRows(): void {
  for (const entity of entities.values()) {
    entity.request?.abort();
    entity.request = undefined;
    entity.etag = undefined;
    entity.store.setState(NOTHING);
  }
}

function takeRows(entity: EntityRows, answer: Awaited<ReturnType<typeof fetchRows>>): void {
  const rest = { status: 'ready', refreshing: false, error: undefined } as const;
  if (answer === 'unchanged') {
    entity.store.setState(rest);
    return;
  }
  entity.etag = answer.etag;
  entity.store.setState(({ rows }) => ({ ...rest, rows: keepSameRows(rows, answer.rows) }));
}

function takeFailure({ store }: EntityRows, error: Failure): void {
  const status = store.getState().status === 'ready' ? 'ready' : 'failed';
  store.setState({ refreshing: false, error, status });
}

function rowsOf(config: EntityConfig): EntityRows {
  const known = entities.get(config.name);
  if (known) return known;
  const fresh = { store: createStore<RowsState>(() => NOTHING) };
  entities.set(config.name, fresh);
  return fresh;
}
