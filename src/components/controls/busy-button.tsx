import { useState } from 'react';
import { Button, type ButtonProps } from './button';

export interface BusyButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly run: () => unknown;
}

/** A button that is busy until `run` is done. */
export function BusyButton({ run, busy = false, ...rest }: BusyButtonProps) {
  const [isRunning, setRunning] = useState(false);

  async function start() {
    setRunning(true);
    try {
      await run();
    } finally {
      setRunning(false);
    }
  }

  return <Button {...rest} busy={busy || isRunning} onClick={() => void start()} />;
}
