import { createStore } from 'zustand/vanilla';

interface Submit {
  readonly content: string;
  readonly key: string;
}

/** Submits that the server may or may not have accepted, by form. */
export const unsettledStore = createStore<Readonly<Record<string, Submit | undefined>>>(() => ({}));

/** The idempotency key of a submit: the form's previous one if that is unsettled and had the same content. */
export function submitKey(form: string, content: string): string {
  const before = unsettledStore.getState()[form];
  if (before?.content === content) return before.key;
  const key = randomKey();
  unsettledStore.setState({ [form]: { content, key } });
  return key;
}

/** The server has accepted or rejected the submit, so the next one is new, even with the same content. */
export function settleSubmit(form: string): void {
  unsettledStore.setState({ [form]: undefined });
}

/** `crypto.randomUUID` is missing on plain http, such as in an intranet. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
