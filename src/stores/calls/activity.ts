import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Failure } from '../../api/http/errors';
import { betweenSessions } from '../session/session';

/** A failure that was not shown. It stays until the session ends. */
export interface ActivityEntry {
  readonly id: number;
  readonly at: Date;
  /** The operation, such as `Remove Installer`. */
  readonly what: string;
  /** Why it failed, as a sentence. */
  readonly cause: string;
  readonly kind: Failure['kind'];
  /** Missing if it is not safe to repeat the operation. */
  readonly retry?: (() => void) | undefined;
}

interface Activity {
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
  readonly lastId: number;
}

const MAX_ENTRIES = 100;

export const activityStore = createStore<Activity>(() => ({ entries: [], lastId: 0 }));

betweenSessions(clearActivity);

export function addActivity(entry: Omit<ActivityEntry, 'id' | 'at'>): void {
  activityStore.setState(({ entries, lastId }) => ({
    entries: [{ ...entry, id: lastId + 1, at: new Date() }, ...entries].slice(0, MAX_ENTRIES),
    lastId: lastId + 1,
  }));
}

/** Removes the entry and retries its operation. If that fails again, there is a new entry. */
export function retryActivity({ id, retry }: ActivityEntry): void {
  dismissActivity(id);
  retry?.();
}

export function dismissActivity(id: number): void {
  activityStore.setState(({ entries }) => ({ entries: entries.filter((one) => one.id !== id) }));
}

export function clearActivity(): void {
  activityStore.setState({ entries: [] });
}

export function useActivity(): readonly ActivityEntry[] {
  return useStore(activityStore).entries;
}
