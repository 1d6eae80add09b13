import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { useFold } from '../../stores/preferences/folds';
import { useIsOffered } from '../../stores/sign-in/load-user';
import { overlayTexts as texts } from './overlay-texts';

/** Says in the demo that nothing can break, and leads to the Config Studio until somebody has been there or hides it. */
export function DemoNote() {
  const [isOpen, setOpen] = useFold('demo-note', true);
  const offersDemo = useIsOffered('demo');
  const offersStudio = useIsOffered('studio');
  const [hasHint, setHint] = useFold('studio-hint', true);
  if (!isOpen || !offersDemo) return null;
  return (
    <div className="col-span-2 flex items-start justify-between pl-2 text-muted text-xs">
      <p className="py-1">
        {texts.demoData}
        {hasHint && offersStudio && (
          <>
            <br />
            {texts.everyScreen}{' '}
            <Link
              to="/studio"
              onClick={() => setHint(false)}
              className="whitespace-nowrap font-medium text-accent underline underline-offset-2"
            >
              {texts.editHere}
            </Link>
          </>
        )}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="-m-1"
        aria-label={texts.hideNote}
        onClick={() => setOpen(false)}
      >
        <Icon name="cross" size={14} />
      </Button>
    </div>
  );
}
