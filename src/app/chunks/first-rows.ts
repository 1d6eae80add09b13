/*
 * What every screen shows with its first rows. Everything that this file imports, directly or not, is built into one
 * chunk (vite.config.ts), which compresses better than forty small ones. Add whatever all screens share.
 */
import '../../components/controls/checkbox';
import '../../components/controls/textarea';
import '../../entities/catalogue-link';
import '../../screens/entity/entity-screen';
import '../../screens/loading/lazy-chunk';
import '../../screens/screen-table/actions-column';
import '../../screens/screen-table/screen-table';
import '../../screens/wallpapers/wallpaper-columns';
import '../../stores/changes/announce-update';
import '../../stores/lists/use-list';
import '../../stores/lists/waiting-changes';
import { followKeys } from '../shortcuts/follow-keys';
import '../start-list-of';

export { Frame } from '../frame/frame';
export { homeLink, linkGroups } from '../links';

followKeys();
