import { Button } from '../components/controls/button';
import type { HelpTopic } from './help/help-dialog';
import { useLazyOverlay } from './loading/use-lazy-overlay';
import { texts } from './texts';

const loadHelp = async () => (await import('./help/help-dialog')).HelpDialog;

interface ScreenTitleProps {
  /** Whether it is below another heading. */
  readonly isPart?: boolean;
  /** What the button beside it explains. */
  readonly help?: HelpTopic;
  readonly children: string;
}

/** The heading of a screen, with a button for its help. */
export function ScreenTitle({ isPart = false, help, children }: ScreenTitleProps) {
  const Heading = isPart ? 'h2' : 'h1';
  const { Overlay: Help, open, close } = useLazyOverlay(loadHelp);
  return (
    <div className="flex min-h-9 items-center gap-2">
      <Heading className="font-semibold text-2xl text-ink tracking-tight">{children}</Heading>
      {help && (
        <Button
          size="sm"
          aria-label={texts.help}
          title={texts.help}
          onClick={open}
          className="-my-2 w-7 px-0! text-muted"
        >
          ?
        </Button>
      )}
      {help && Help && <Help about={help} onClose={close} />}
    </div>
  );
}
