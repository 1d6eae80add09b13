interface Asked {
  readonly method: string;
  readonly path: string;
  readonly isRead?: boolean;
}

const held: { by: ((asked: Asked) => boolean) | undefined } = { by: undefined };

/** Until the returned function is called, requests that `by` applies to end as if cancelled. */
export function hold(by: (asked: Asked) => boolean): () => void {
  held.by = by;
  return () => {
    held.by = undefined;
  };
}

export const isHeldBack = (asked: Asked) => held.by?.(asked) ?? false;
