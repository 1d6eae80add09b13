import { shopFormat } from '../../common/format-moment';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { Drawer } from '../../components/overlays/drawer';
import { returnFocus } from '../../components/return-focus';
import {
  type ActivityEntry,
  clearActivity,
  dismissActivity,
  retryActivity,
  useActivity,
} from '../../stores/calls/activity';
import { nextSteps, overlayTexts } from './overlay-texts';
import { texts } from './texts';

const AGAIN = 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5';

const TIME = shopFormat({ timeStyle: 'medium' });

/** The Activity panel: errors that were not shown elsewhere, and buttons to try again. */
export function ActivityDrawer({ onClose }: { readonly onClose: () => void }) {
  const entries = useActivity();
  return (
    <Drawer title={texts.activity} onClose={onClose}>
      {entries.length === 0 && <p className="pb-1 font-medium">{overlayTexts.nothingFailed}</p>}
      <p className="pb-4 text-muted text-xs">
        {entries.length > 0 ? overlayTexts.activityHelp : overlayTexts.nothingHelp}
      </p>
      <div ref={returnFocus} tabIndex={-1} className="outline-none">
        <ul className="flex flex-col gap-3">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        {entries.length > 1 && (
          <Button size="sm" className="mt-4" onClick={clearActivity}>
            {overlayTexts.clearAll}
          </Button>
        )}
      </div>
    </Drawer>
  );
}

function Entry({ entry }: { readonly entry: ActivityEntry }) {
  const { id, at, what, cause, kind, retry } = entry;
  const next = retry && kind === 'noResponse' ? nextSteps.tryAgain : nextSteps[kind];
  return (
    <li className="rounded-md border border-line p-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium text-ink text-sm">{what}</p>
          <time dateTime={at.toISOString()} className="text-muted text-xs">
            {TIME.format(at)}
          </time>
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-label={overlayTexts.dismiss(what)}
          icon={<Icon name="cross" size={14} />}
          onClick={() => dismissActivity(id)}
        />
      </div>
      <p className="wrap-anywhere pt-1 text-muted text-sm">{cause}</p>
      <p className="pt-1 text-sm">{next ?? nextSteps.report}</p>
      {retry && (
        <Button
          size="sm"
          className="mt-2"
          icon={<Icon path={AGAIN} size={14} />}
          onClick={() => retryActivity(entry)}
        >
          {overlayTexts.tryAgain}
        </Button>
      )}
    </li>
  );
}
