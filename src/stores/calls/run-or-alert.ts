import { messageFor } from './describe-failure';
import { showAlert } from './notices';
import { runCall } from './run-call';

/** The answer of a request; `undefined` if it failed, which an alert says. */
export async function runOrAlert<Value>(
  what: string,
  call: () => Promise<Value>,
): Promise<Value | undefined> {
  const settled = await runCall({ what }, call);
  if (settled.ok) return settled.value;
  const message = messageFor(settled.failure);
  if (message) showAlert(message);
  return undefined;
}
