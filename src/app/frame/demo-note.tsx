import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { useFold } from '../../stores/preferences/folds';
import { useIsOffered } from '../../stores/sign-in/load-user';
import { overlayTexts as texts } from './overlay-texts';

interface DemoNoteProps {
  readonly className?: string;
}

/**
 * A note in the demo that nothing can break, with a link to the Config Studio. The note disappears once someone
 * follows the link or hides it.
 */
export function DemoNote(props: DemoNoteProps) {
  const [isOpen, setOpen] = useFold('demo-note', true);
  return useIsOffered('demo') && isOpen && <Note {...props} onHide={() => setOpen(false)} />;
}

interface NoteProps extends DemoNoteProps {
  readonly onHide: () => void;
}

function Note({ className = '', onHide }: NoteProps) {
  // The path of an entity’s screen is its name; for other paths, the Config Studio opens its first file.
  const { pathname } = useLocation();
  return (
    <div className={`flex items-start justify-between pl-2 text-muted text-xs ${className}`}>
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
