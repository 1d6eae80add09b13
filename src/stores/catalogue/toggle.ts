import * as api from '../../api/catalogue';
import { scalarText } from '../../common/plain-text';
import { type Link, linkKey } from '../../entities/catalogue-link';
import { forgetUndo } from '../calls/notices';
import { runOrAlert } from '../calls/run-call';
import { offerUndo } from '../changes/undo';
import { changeList, listStore } from '../lists/lists';
import { createWaiting } from '../lists/waiting-changes';
import { flipLink, isLinked } from './links';
import { type Catalogue, catalogueList } from './list';
import { texts } from './texts';

interface Toggle {
  readonly link: Link;
  /** Whether it adds the wallpaper, as the user saw it. */
  readonly isAdding: boolean;
}

const waiting = createWaiting<Toggle>({
  // Two toggles cancel out.
  join: () => undefined,
  sendLast: (_, { link }) => void api.toggleLink(link, { keepalive: true }).catch(() => undefined),
});

/**
 * Adds a wallpaper to a category, or removes it if it is there. The change shows at once, and is reverted if the
 * request fails. Toggles of the same link that wait for one that fails are dropped: they would toggle a state that the
 * user never saw.
 */
export function toggleLink(link: Link): Promise<void> {
  const flip = (catalogue: Catalogue) => ({ ...catalogue, links: flipLink(catalogue.links, link) });
  const scope = linkKey(link);
  const { links } = listStore(catalogueList).getState().content;
  waiting.add(scope, { link, isAdding: !isLinked(links, link) });
  return changeList(catalogueList, {
    scope,
    show: flip,
    keepsView: true,
    async send(hasPreviousFailed) {
      const joined = waiting.take(scope);
      if (hasPreviousFailed) return undefined;
      return !joined || (await sendToggle(joined)) ? flip : undefined;
    },
  });
}

async function sendToggle({ link, isAdding }: Toggle): Promise<boolean> {
  const { wpId, catId } = link;
  const what = texts.change(wpId, catId);
  // Other servers have no changes to undo.
  const sent = await runOrAlert(what, async () => ({ change: await api.toggleLink(link) }));
  if (!sent) return false;
  forgetUndo();
  const { change } = sent;
  if (change === undefined) return true;
  const { categories } = listStore(catalogueList).getState().content;
  const category =
    scalarText(categories.find((one) => scalarText(one.catId) === catId)?.text) || catId;
  const said = isAdding ? texts.addedOne : texts.removedOne;
  offerUndo(said(wpId, category), catalogueList, { change });
  return true;
}
