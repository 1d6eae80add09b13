/** Holds back requests that would change something: they end as if cancelled. */
function holdingBack() {
  let isHeld: ((url: string) => boolean) | undefined;
  return {
    /** Holds back requests whose URL `by` accepts, until the returned function is called. */
    start(by: (url: string) => boolean): () => void {
      isHeld = by;
      return () => {
        isHeld = undefined;
      };
    },
    appliesTo: (url: string) => isHeld?.(url) ?? false,
  };
}

export const holdBack = holdingBack();
