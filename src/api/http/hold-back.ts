/** Holds back requests that would change something: they end as if cancelled. */
function holdingBack() {
  let isHeldNow: ((url: string) => boolean) | undefined;
  return {
    /** Holds back requests whose URL `isHeld` accepts, until the returned function is called. */
    start(isHeld: (url: string) => boolean): () => void {
      isHeldNow = isHeld;
      return () => {
        isHeldNow = undefined;
      };
    },
    appliesTo: (url: string) => isHeldNow?.(url) ?? false,
  };
}

export const holdBack = holdingBack();
