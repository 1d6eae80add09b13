import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { overlayTexts as texts } from './overlay-texts';

interface DemoNoteProps {
  /** Its button was clicked, or its link followed. */
  readonly onHide: () => void;
}

/** A note in the demo that nothing can break, with a link to the Config Studio. */
export function DemoNote({ onHide }: DemoNoteProps) {
  // The path of an entity’s screen is its name; for other paths, the Config Studio opens its first file.
  const { pathname } = useLocation();
  return (
    <div className="flex items-start justify-between pl-2 text-muted text-xs">
      <p className="py-1">
        {texts.demoData}{' '}
        <Link
          to={`/studio?config=${pathname.slice(1)}`}
          onClick={onHide}
          className="whitespace-nowrap font-medium text-accent underline underline-offset-2 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
        >
          {texts.editHere}
        </Link>
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="-m-1"
        aria-label={texts.hideNote}
        onClick={onHide}
      >
        <Icon name="cross" size={14} />
      </Button>
    </div>
  );
}
