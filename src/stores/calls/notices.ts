import { createStore } from 'zustand/vanilla';
import type { Notice, NoticeAction } from '../../components/status/notices';
import { betweenSessions } from '../session/session';
import { texts } from './texts';

interface GroupedNotice extends Notice {
  /** A toast replaces the one of its group. Alerts of the same group can be dismissed together. */
  readonly group?: string | undefined;
}

export interface Notices {
  /** Disappear after a while. */
  readonly toasts: readonly GroupedNotice[];
  /** Stay until they are dismissed. Their texts are all different. */
  readonly alerts: readonly GroupedNotice[];
  readonly lastId: number;
  /** Undoes the last change, even after its toast has gone. */
  readonly undo?: NoticeAction | undefined;
}

const LONG_MS = 1000;

export const noticesStore = createStore<Notices>(() => ({ toasts: [], alerts: [], lastId: 0 }));

/** The next user must not undo what someone else has changed. */
betweenSessions(() =>
  noticesStore.setState(({ toasts }) => ({
    undo: undefined,
    toasts: toasts.filter(({ action }) => !action),
  })),
);

/** Shows `text` while `work` runs, if it takes longer than a second. */
export async function showBusy<Result>(text: string, work: Promise<Result>): Promise<Result> {
  let id: number | undefined;
  const timer = setTimeout(() => {
    const { toasts, lastId } = noticesStore.getState();
    id = lastId + 1;
    noticesStore.setState({ lastId: id, toasts: [...toasts, { id, text, stays: true }] });
  }, LONG_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (id !== undefined) dismissNotice(id);
  }
}

/** Shows a toast. It replaces the one of the same group or, by default, with the same text. */
export function showToast(text: string, action?: NoticeAction, group = text): void {
  noticesStore.setState(({ toasts, lastId }) => ({
    toasts: [
      ...toasts.filter((toast) => toast.group !== group),
      { id: lastId + 1, text, action, group },
    ],
    lastId: lastId + 1,
  }));
}

/**
 * Says what was changed, and offers to undo it. Without `undo`, nothing is left to undo: the previous change is no
 * longer the latest.
 */
export function showChange(text: string, undo?: NoticeAction): void {
  noticesStore.setState({ undo });
  showToast(text, undo, 'change');
}

/** For a change that can't be undone and isn't announced: it makes the previous change no longer the latest. */
export const forgetUndo = () => noticesStore.setState({ undo: undefined });

/**
 * Says what was changed, and offers an action that runs once: a second time, by the key or the button of the message, it
 * would replace what has been changed since. Returns a function that withdraws the offer.
 */
export function offerOnce(
  text: string,
  action: () => unknown,
  label: string = texts.undo,
): () => void {
  let hasRun = false;
  function run() {
    if (hasRun) return;
    hasRun = true;
    forgetUndo();
    action();
  }
  showChange(text, { label, run });
  return () =>
    noticesStore.setState(({ toasts, undo }) => ({
      toasts: toasts.filter((toast) => toast.action?.run !== run),
      undo: undo?.run === run ? undefined : undo,
    }));
}

/** Shows an alert, unless one with the same text is already shown. */
export function showAlert(text: string, group?: string, reference?: string): void {
  noticesStore.setState(({ alerts, lastId }) => {
    if (alerts.some((alert) => alert.text === text)) return {};
    return { alerts: [...alerts, { id: lastId + 1, text, group, reference }], lastId: lastId + 1 };
  });
}

export function dismissNotice(id: number): void {
  const isOther = (notice: Notice) => notice.id !== id;
  noticesStore.setState(({ toasts, alerts }) => ({
    toasts: toasts.filter(isOther),
    alerts: alerts.filter(isOther),
  }));
}

/** Dismisses all toasts except those for work in progress. */
export function dismissToasts(): void {
  noticesStore.setState(({ toasts }) => ({ toasts: toasts.filter(({ stays }) => stays) }));
}

export function dismissAlerts(group: string): void {
  noticesStore.setState(({ alerts }) => ({
    alerts: alerts.filter((alert) => alert.group !== group),
  }));
}
