import { matchPath } from 'react-router-dom';
import { configsVersion } from '../../common/configs-version';
import { loadChunk } from '../../components/loading/load-chunk';
import { activityStore } from '../../stores/calls/activity';
import { fetchNews, fetchReport, followRights } from '../../stores/config-news';
import { hasDrafts } from '../../stores/session/drafts';
import { routerStore } from '../../stores/session/router';
import { sessionStore } from '../../stores/session/session';
import { pageConfigs } from '../early/page-configs';
import type { News } from './config-banner';

/** People learn of a change within ten seconds. */
const EVERY_MS = 7000;
/** Servers that disagree must not reload a page for ever. */
const RELOADED_FOR = 'configs-reloaded';

/**
 * Asks our own server now and then whether the entities have changed. If so, a page on which nothing is
 * unsaved is reloaded, any other but the Config Studio says so. Editors also learn of problems in the entity files. Lists that
 * others have changed are fetched again, and screens are rendered again when the user's rights change.
 */
export function followConfigs(): void {
  if (!configsVersion()) return;
  let shown = '';
  let show: ((news: News) => void) | undefined;

  async function look(hasLeftStudio: boolean) {
    if (document.hidden || !sessionStore.getState().authenticated) return;
    const { newer, report } = await fetchNews();
    if (
      newer !== undefined &&
      isIdle(hasLeftStudio) &&
      sessionStorage.getItem(RELOADED_FOR) !== newer
    ) {
      sessionStorage.setItem(RELOADED_FOR, newer);
      location.reload();
      return;
    }
    // Someone who has just published knows of it, and sees it on leaving.
    const unseen = location.pathname === '/studio' ? undefined : newer;
    const news = `${unseen ?? ''}${report ?? ''}`;
    if (news === shown) return;
    const text = report === undefined ? undefined : await fetchReport();
    show ??= (await loadChunk(() => import('./config-banner'))).newsPlace();
    show({ isOutdated: unseen !== undefined, report: text });
    shown = news;
  }

  const lookInBackground = (hasLeftStudio = false) => void look(hasLeftStudio).catch(() => {});
  followRights();
  // What a role doesn't allow any more is rejected, as an unusual status.
  activityStore.subscribe(({ entries: [newest] }, { entries: [before] }) => {
    if (newest !== before && newest?.kind === 'otherStatus') lookInBackground();
  });
  // Editors who have just published go and look before the next regular check.
  let path = location.pathname;
  routerStore.getState().router?.subscribe(({ location: { pathname } }) => {
    const left = path;
    path = pathname;
    if (left !== pathname && left === '/studio') lookInBackground(true);
  });
  lookInBackground();
  setInterval(lookInBackground, EVERY_MS);
  document.addEventListener('visibilitychange', () => lookInBackground());
}

/**
 * Whether a reload would lose nothing: not what was typed or chosen, and not an open dialog. Other
 * screens than those of entities may hold more, unless they were just opened.
 */
function isIdle(isJustOpened: boolean): boolean {
  const isKnown =
    isJustOpened || pageConfigs()?.some(({ route }) => matchPath(route, location.pathname));
  const inUse =
    '[role=dialog], [role=alertdialog], [data-unsaved], :is(input, textarea, select):focus';
  return isKnown === true && !hasDrafts() && !document.querySelector(inUse);
}
