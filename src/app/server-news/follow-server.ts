import { matchPath } from 'react-router-dom';
import { configsVersion } from '../../common/configs-version';
import { loadChunk } from '../../components/loading/load-chunk';
import { activityStore } from '../../stores/calls/activity';
import {
  catchUpWithServer,
  fetchReport,
  followRights,
  isSignedOut,
} from '../../stores/server-news';
import { routerStore } from '../../stores/session/router';
import { expireSession, sessionStore } from '../../stores/session/session';
import { hasUnfinished } from '../../stores/unfinished';
import { pageConfigs } from '../early/page-configs';
import type { News } from './config-banner';

/** People learn of a change within ten seconds. */
const EVERY_MS = 7000;
/** The version the page last reloaded for. Without it, servers that disagree would reload the page forever. */
const RELOADED_FOR = 'configs-reloaded';

/**
 * Asks our own server regularly whether the entities have changed. If so, it reloads a page with nothing unsaved; on
 * any other page except the Config Studio, it shows a banner. Editors also learn of problems in the entity files.
 * Lists that others have changed are fetched again, and screens are rendered again when the user's rights change.
 */
export function followServer(): void {
  if (!configsVersion()) return;
  let shown = '';
  let show: ((news: News) => void) | undefined;

  async function look(hasLeftStudio: boolean) {
    if (document.hidden || !sessionStore.getState().authenticated) return;
    const { newer, reportVersion } = await catchUpWithServer();
    if (newer !== undefined && isIdle(hasLeftStudio) && isFirstReloadFor(newer))
      return location.reload();
    // Editors who have just published know about the change, and see it when they leave the Config Studio.
    const unseen = location.pathname === '/studio' ? undefined : newer;
    const news = `${unseen ?? ''}${reportVersion ?? ''}`;
    if (news === shown) return;
    const report = reportVersion === undefined ? undefined : await fetchReport();
    const { newsBanner } = await loadChunk(() => import('./config-banner'));
    // Checked after the await, because several checks can overlap.
    show ??= newsBanner();
    show({ isOutdated: unseen !== undefined, report });
    shown = news;
  }

  const lookInBackground = (hasLeftStudio = false) => void look(hasLeftStudio).catch(() => {});
  followRights();
  // The user's role may no longer allow what the page offers.
  activityStore.subscribe(({ entries: [newest] }, { entries: [before] }) => {
    if (newest !== before && newest?.kind === 'forbidden') lookInBackground();
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
  // People return to a tab after signing out in another one, or long after the session has expired.
  document.addEventListener('visibilitychange', () => void look(false).catch(leaveIfSignedOut));
}

/** Leads to the sign-in if the session has ended, unless something on the page is in use. */
function leaveIfSignedOut(error: unknown): void {
  if (isSignedOut(error) && !isInUse()) expireSession();
}

/** Records a reload for a version. Returns whether it is the first one; false if that can’t be recorded. */
function isFirstReloadFor(version: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(RELOADED_FOR) !== version;
    sessionStorage.setItem(RELOADED_FOR, version);
    return isFirst;
  } catch {
    return false;
  }
}

/** Whether a reload would lose nothing. Screens other than those of entities may hold more, unless just opened. */
function isIdle(isJustOpened: boolean): boolean {
  const isKnown =
    isJustOpened || pageConfigs()?.some(({ route }) => matchPath(route, location.pathname));
  return isKnown === true && !isInUse();
}

/** Whether something is unfinished or chosen, a dialog is open, or an input has the focus. */
const isInUse = () =>
  hasUnfinished() ||
  document.querySelector('[role=dialog], [data-unsaved], :is(input, textarea, select):focus') !==
    null;
