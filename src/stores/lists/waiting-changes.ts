import { whenSessionEnds } from '../session/session';

interface WaitingOptions<Change> {
  /** Makes one change of two; undefined if together they change nothing. */
  readonly join: (earlier: Change, later: Change) => Change | undefined;
  /** Sends a change by a request that outlives the page. */
  readonly sendLast: (scope: string, change: Change) => void;
}

/**
 * The changes that wait for the one before them in their scope. Those of a scope are one change, which the first of
 * them sends; if the page goes before that, it is sent then.
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
