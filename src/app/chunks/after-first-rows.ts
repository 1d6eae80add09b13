/*
 * What every screen shows after its first rows, and notices: they say so if something else can't be loaded.
 * Built into one chunk (vite.config.ts). What people open with it is in `on-first-input.ts`.
 */
import '../../api/http/upload';
import '../../components/data-table/tools-menu';
import '../../screens/filters/filter-tools';
import '../../screens/history/history-button';
import '../../screens/row-forms/leave-guard';
import '../../screens/screen-table/columns-menu';
import '../../screens/screen-table/view-buttons';
import '../../screens/selection/selection-tools';
import '../../screens/upload-progress';
import '../frame/session-foot';
import '../notices';
import { followConfigs } from '../config-news/follow-configs';
import { focusClicked } from '../frame/focus-clicked';
import { stopSlippedClicks } from '../frame/stop-slipped-clicks';
import { followNetwork } from '../offline/follow-network';
import { loadShortcuts } from '../shortcuts/follow-keys';
import '../shortcuts/press';

stopSlippedClicks();
focusClicked();
followConfigs();
followNetwork();
// The first key must do what it says before Tab or text follows it.
loadShortcuts();
