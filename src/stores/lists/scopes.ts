/** Runs actions of the same scope one after the other, and those of different scopes at once. */
export function createScopes<Result>() {
  const last = new Map<string, Promise<Result>>();

  /**
   * `action` gets the result of the action that it waited for, if any. Code that awaits a result runs before the next
   * action starts.
   */
  return function inScope(
    scope: string,
    action: (previous?: { readonly result: Result }) => Promise<Result>,
  ): Promise<Result> {
    const previous = last.get(scope);
    const running = previous ? previous.then((result) => action({ result })) : action();
    last.set(scope, running);
    const forget = () => {
      if (last.get(scope) === running) last.delete(scope);
    };
    running.then(forget, forget);
    return running;
  };
}
