import { whenSessionEnds } from '../session/session';

interface WaitingOptions<Change> {
  /** Combines two changes; undefined if they cancel out. */
  readonly join: (earlier: Change, later: Change) => Change | undefined;
  /** Sends a change with a request that outlives the page. */
  readonly sendLast: (scope: string, change: Change) => void;
}

/**
 * Changes that wait for an earlier one of their scope. Those of one scope are joined into a single change, which the
 * first of them sends; if the page is left before that, `sendLast` sends it.
 */
export function createWaiting<Change>({ join, sendLast }: WaitingOptions<Change>) {
  const waiting = new Map<string, Change>();

  function take(scope: string): Change | undefined {
    const change = waiting.get(scope);
    waiting.delete(scope);
    return change;
  }

  function sendAll(): void {
    for (const [scope, change] of waiting) sendLast(scope, change);
    waiting.clear();
  }

  whenSessionEnds(() => waiting.clear());

  return {
    add(scope: string, change: Change): void {
      window.addEventListener('pagehide', sendAll);
      const earlier = take(scope);
      const joined = earlier === undefined ? change : join(earlier, change);
      if (joined !== undefined) waiting.set(scope, joined);
    },
    take,
  };
}
