import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { returnFocus } from '../../components/return-focus';
import { texts } from './texts';

interface LoadStatusProps {
  readonly isLoaded: boolean;
  readonly isLoading: boolean;
  /** Says what could not be loaded. */
  readonly failed?: string;
  /** Says that what was loaded is empty. */
  readonly none?: string;
  readonly onRetry: () => void;
}

/** Says that something is loading, is empty, or could not be loaded, with a button to load it again. */
export function LoadStatus(props: LoadStatusProps) {
  const { isLoaded, isLoading, failed = texts.failed, none, onRetry } = props;
  /** The button stays while the next attempt runs, and keeps the focus. */
  const [isRetry, setRetry] = useState(false);
  const missing = isLoading ? texts.loading : failed;
  return (
    <div
      ref={returnFocus}
      tabIndex={-1}
      // When empty, it is taken out of the flow, where it would add a second gap.
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted outline-none has-[>p:empty]:absolute"
    >
      <p role="status">{isLoaded ? none : missing}</p>
      {!isLoaded && (isRetry || !isLoading) && (
        <Button
          busy={isLoading}
          onClick={() => {
            setRetry(true);
            onRetry();
          }}
        >
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}
