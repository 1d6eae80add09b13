import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../session/session';

/** Something that failed without a message, so that it is not lost until the session ends. */
export interface ActivityEntry {
  readonly id: number;
  readonly at: Date;
  /** What was being done, such as `Remove Installer`. */
  readonly what: string;
  /** Why it failed, as a sentence. */
  readonly cause: string;
  /** Does it again. Left out where repeating could do harm. */
  readonly retry?: (() => void) | undefined;
}

/** The newest entry first. */
export interface Activity {
  readonly entries: readonly ActivityEntry[];
}

const LONGEST = 100;

export const activityStore = createStore<Activity>(() => ({ entries: [] }));

sessionStore.subscribe((now, before) => {
  if (now.authenticated !== before.authenticated) clearActivity();
});

let lastId = 0;

export function addActivity(entry: Omit<ActivityEntry, 'id' | 'at'>): void {
  const whole = { ...entry, id: ++lastId, at: new Date() };
  activityStore.setState(({ entries }) => ({ entries: [whole, ...entries].slice(0, LONGEST) }));
}

/** Does what failed again, and takes it off the list; if it fails again, it comes back. */
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

export function useActivity(): Activity {
  return useStore(activityStore);
}
