const unsettled = new Map<string, { readonly content: string; readonly key: string }>();

/**
 * The key of a submit: the one of the submit before while that is unsettled and its content was the
 * same, so that a server can see that both are one.
 */
export function submitKey(form: string, content: string): string {
  const before = unsettled.get(form);
  if (before?.content === content) return before.key;
  const key = randomKey();
  unsettled.set(form, { content, key });
  return key;
}

/** The server has answered with yes or no: the next submit is a new one, even of the same content. */
export function settleSubmit(form: string): void {
  unsettled.delete(form);
}

/** `crypto.randomUUID` exists only on https and localhost; an intranet may be neither. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
