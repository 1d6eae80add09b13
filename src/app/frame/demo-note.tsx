import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../components/controls/button';
import { studioAddress } from '../../stores/session/router';

const texts = {
  demoData: 'Demo data – change anything. Every screen is a file.',
  editHere: 'Edit it here.',
  hideNote: 'Hide this note',
};

interface DemoNoteProps {
  readonly className?: string;
  /** Called when the note is dismissed, or its link is followed. */
  readonly onHide: () => void;
}

/** Tells users of the demo that they can change anything, and leads to the Config Studio. */
export function DemoNote({ className = '', onHide }: DemoNoteProps) {
  // The path of an entity’s screen is its name; for other paths, the Config Studio opens its first file.
  const { pathname } = useLocation();
  return (
    <div className={`flex items-start justify-between pl-2 text-muted text-xs ${className}`}>
      <p className="py-1">
        {texts.demoData}{' '}
        <Link
          to={studioAddress(pathname.slice(1))}
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
        shape="cross"
        aria-label={texts.hideNote}
        onClick={onHide}
      />
    </div>
  );
}
