interface Asked {
  readonly method: string;
  readonly path: string;
  readonly isRead?: boolean;
}

function holdBack() {
  let current = (_asked: Asked) => false;
  return {
    isHeldBack: (asked: Asked) => current(asked),
    /** Until `release`, requests that `holds` applies to are not sent: they end as if cancelled. */
    hold(holds: (asked: Asked) => boolean) {
      current = holds;
      return function release() {
        current = () => false;
      };
    },
  };
}

export const { isHeldBack, hold } = holdBack();
