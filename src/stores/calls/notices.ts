import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What somebody may do about a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly action?: NoticeAction | undefined;
}

export interface Notices {
  /** Good news, which go by themselves. */
  readonly toasts: readonly Notice[];
  /** Failures, which stay until they are dismissed. No two say the same. */
  readonly alerts: readonly Notice[];
}

export const noticesStore = createStore<Notices>(() => ({ toasts: [], alerts: [] }));

let lastId = 0;

export function showToast(text: string, action?: NoticeAction): void {
  const toast = { id: ++lastId, text, action };
  noticesStore.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
}

/** Shows an alert; one that says the same and is still there is enough. */
export function showAlert(text: string): void {
  if (noticesStore.getState().alerts.some((alert) => alert.text === text)) return;
  const alert = { id: ++lastId, text };
  noticesStore.setState(({ alerts }) => ({ alerts: [...alerts, alert] }));
}

export function dismissNotice(id: number): void {
  const others = (notice: Notice) => notice.id !== id;
  noticesStore.setState(({ toasts, alerts }) => ({
    toasts: toasts.filter(others),
    alerts: alerts.filter(others),
  }));
}

export function useNotices(): Notices {
  return useStore(noticesStore);
}
