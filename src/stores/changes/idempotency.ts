import { createStore } from 'zustand/vanilla';

interface Submit {
  readonly fingerprint: string;
  readonly key: string;
}

/** Submits that the server may or may not have accepted, by form. */
export const unsettledStore = createStore<Readonly<Record<string, Submit | undefined>>>(() => ({}));

/** The idempotency key of a submit: the form's previous one if that is unsettled and had the same fingerprint. */
export function submitKey(form: string, fingerprint: string): string {
  const before = unsettledStore.getState()[form];
  if (before?.fingerprint === fingerprint) return before.key;
  const key = randomKey();
  unsettledStore.setState({ [form]: { fingerprint, key } });
  return key;
}

/** The server has accepted or rejected the submit, so the next one is new, even with the same content. */
export function settleSubmit(form: string, key: string): void {
  if (unsettledStore.getState()[form]?.key === key) unsettledStore.setState({ [form]: undefined });
}

/** `crypto.randomUUID` is missing on plain http, such as in an intranet. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
