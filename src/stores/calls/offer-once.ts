import { forgetUndo, showChange } from './notices';

/**
 * Says what was changed, and offers an action that runs once: a second time, by the key or the button of the message, it
 * would replace what was changed since. Returns what the button runs.
 */
export function offerOnce(text: string, label: string, action: () => unknown): () => void {
  let hasRun = false;
  function run() {
    if (hasRun) return;
    hasRun = true;
    forgetUndo();
    action();
  }
  showChange(text, { label, run });
  return run;
}
