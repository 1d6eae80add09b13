/*
 * What every screen shows after its first rows, and the notices, which must be there to report that another chunk
 * can't be loaded. Built into one chunk (vite.config.ts). The overlays that it opens are in `on-first-input.ts`.
 */
import '../../api/http/upload';
import '../../components/status/upload-progress-line';
import '../../screens/entity/entity-buttons';
import '../../screens/filters/filter-tools';
import '../../screens/history/history-button';
import '../../screens/screen-table/columns-menu';
import '../../screens/screen-table/view-buttons';
import '../frame/demo-note';
import '../frame/leave-guard';
import '../frame/session-foot';
import '../notices';
import { focusClicked } from '../frame/focus-clicked';
import { stopSlippedClicks } from '../frame/stop-slipped-clicks';
import { followNetwork } from '../offline/follow-network';
import { followServer } from '../server-news/follow-server';
import { loadShortcuts } from '../shortcuts/follow-keys';
import '../shortcuts/press';

stopSlippedClicks();
focusClicked();
followServer();
followNetwork();
// Loaded before the first key, so that the key acts before a Tab or text that follows it.
loadShortcuts();
