import { Suspense } from 'react';
import type { HelpTopic } from './entity/help-button';
import { lazyChunk } from './loading/lazy-chunk';

const HelpButton = lazyChunk(async () => (await import('./entity/help-button')).HelpButton);

interface ScreenTitleProps {
  /** There is another heading above it. */
  readonly isPart?: boolean;
  /** What the button beside it explains. */
  readonly help?: HelpTopic;
  readonly children: string;
}

/** The heading of a screen. */
export function ScreenTitle({ isPart = false, help, children }: ScreenTitleProps) {
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <div className="flex items-center gap-2">
      <Heading className="font-semibold text-2xl text-ink tracking-tight">{children}</Heading>
      <Suspense>{help && <HelpButton about={help} />}</Suspense>
    </div>
  );
}
