import { configsVersion } from '../../api/configs-version';
import { fetchConfigReport, fetchConfigVersion } from '../../api/studio';
import { loadChunk } from '../../screens/loading/load-chunk';
import { refreshShownLists } from '../../stores/lists/lists';
import { hasDrafts } from '../../stores/session/drafts';
import { navigationStore } from '../../stores/session/navigation';
import { sessionStore } from '../../stores/session/session';
import { confirmationStore, isOffered } from '../../stores/sign-in/load-user';
import { pageConfigs } from '../early/page-configs';
import type { News } from './config-banner';

/** People learn of a change within ten seconds. */
const EVERY_MS = 7000;
/** Servers that disagree must not reload a page for ever. */
const RELOADED_FOR = 'configs-reloaded';

/**
 * Asks our own server now and then whether the entities have changed. If so, a page on which nothing is
 * unsaved is reloaded, any other says so. Editors also learn of problems in the entity files. Lists that
 * others have changed are fetched again.
 */
export function followConfigs(): void {
  const own = configsVersion();
  if (!own) return;
  let shown = '';
  let lastRows: string | undefined;
  let show: ((news: News) => void) | undefined;

  async function look() {
    if (document.hidden || !sessionStore.getState().authenticated) return;
    const { configs, report, rows } = await fetchConfigVersion();
    const before = lastRows ?? confirmationStore.getState().lists;
    if (before !== undefined) {
      if (rows !== before) refreshShownLists();
      lastRows = rows;
    }
    const isOutdated = configs !== undefined && configs !== own;
    if (isOutdated && isIdle() && sessionStorage.getItem(RELOADED_FOR) !== configs) {
      sessionStorage.setItem(RELOADED_FOR, configs);
      location.reload();
      return;
    }
    const toCorrect = isOffered('studio') ? report : undefined;
    const news = `${isOutdated ? configs : ''}${toCorrect ?? ''}`;
    if (news === shown) return;
    const text = toCorrect === undefined ? undefined : await fetchConfigReport();
    show ??= (await loadChunk(() => import('./config-banner'))).newsPlace();
    show({ isOutdated, report: text });
    shown = news;
  }

  const lookQuietly = () => void look().catch(() => {});
  lookQuietly();
  setInterval(lookQuietly, EVERY_MS);
  document.addEventListener('visibilitychange', lookQuietly);
}

/** Whether a reload would lose nothing: not what was typed or chosen, and not an open dialog. */
function isIdle(): boolean {
  const { path } = navigationStore.getState().here;
  const isEntity = pageConfigs()?.some(({ route }) => route.toLowerCase() === path.toLowerCase());
  const inUse =
    '[role=dialog], [role=alertdialog], [data-unsaved], :is(input, textarea, select):focus';
  return isEntity === true && !hasDrafts() && !document.querySelector(inUse);
}
