import * as api from '../../api/catalogue';
import { type Link, linkKey } from '../../entities/catalogue-link';
import { messageFor } from '../calls/message-for';
import { showAlert } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/task-texts';
import { changeList } from '../lists/lists';
import { flipLink } from './links';
import { type Catalogue, catalogueList } from './list';

/** By link: whether its last call, which may be under way, has succeeded. */
const lastCalls = new Map<string, Promise<boolean>>();

/**
 * Puts a wallpaper into a category, or takes it out if it is there: at once on the screen, and taken back
 * when the server fails to. Calls for one link go one after the other; when one fails, those behind it
 * are dropped, for they would turn round what is not as it was shown.
 */
export function toggleLink(link: Link): Promise<void> {
  const flip = (catalogue: Catalogue) => ({ ...catalogue, links: flipLink(catalogue.links, link) });
  return changeList(catalogueList, flip, async () => ((await inTurn(link)) ? flip : undefined));
}

async function inTurn(link: Link): Promise<boolean> {
  const key = linkKey(link);
  const before = lastCalls.get(key);
  const call = before
    ? before.then((succeeded) => succeeded && sendToggle(link))
    : sendToggle(link);
  lastCalls.set(key, call);
  try {
    return await call;
  } finally {
    if (lastCalls.get(key) === call) lastCalls.delete(key);
  }
}

async function sendToggle(link: Link): Promise<boolean> {
  const settled = await runCall({ what: texts.toggleLink(link.wpId, link.catId) }, () =>
    api.toggleLink(link),
  );
  if (settled.ok) return true;
  const message = messageFor(settled.failure);
  if (message !== undefined) showAlert(message);
  return false;
}
