import * as api from '../../api/catalogue';
import { type Link, linkKey } from '../../entities/catalogue-link';
import { runOrAlert } from '../calls/run-call';
import { offerUndo } from '../changes/beyond-contract';
import { changeList } from '../lists/lists';
import { createWaiting } from '../lists/waiting-changes';
import { flipLink } from './links';
import { type Catalogue, catalogueList } from './list';
import { texts } from './texts';

const waiting = createWaiting<Link>({
  // Two toggles change nothing.
  join: () => undefined,
  sendLast: (_, link) => void api.toggleLink(link, { keepalive: true }).catch(() => undefined),
});

/**
 * Adds a wallpaper to a category, or removes it if it is in it: shown at once, and undone if the
 * server fails. When a request for a link fails, the ones waiting behind it are dropped, for they would
 * toggle a state that the user didn't see.
 */
export function toggleLink(link: Link): Promise<void> {
  const flip = (catalogue: Catalogue) => ({ ...catalogue, links: flipLink(catalogue.links, link) });
  const scope = linkKey(link);
  waiting.add(scope, link);
  return changeList(catalogueList, {
    scope,
    show: flip,
    async send(hasPreviousFailed) {
      const joined = waiting.take(scope);
      if (hasPreviousFailed) return undefined;
      return !joined || (await sendToggle(joined)) ? flip : undefined;
    },
  });
}

async function sendToggle(link: Link): Promise<boolean> {
  const what = texts.change(link.wpId, link.catId);
  // Other servers have no changes to undo.
  const sent = await runOrAlert(what, async () => ({ change: await api.toggleLink(link) }));
  if (!sent) return false;
  const { change } = sent;
  if (change !== undefined) offerUndo(texts.changed(link.wpId), catalogueList, { change });
  return true;
}
