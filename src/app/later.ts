/*
 * What every screen needs only after its first rows: built into one chunk (vite.config.ts), which is loaded
 * before the connection may be lost.
 */
import { followConfigs } from './config-news/follow-configs';
import '../api/http/upload';
import '../api/order-sync';
import './frame/account-menu';
import './frame/activity-drawer';
import './frame/change-password';
import './frame/menu-drawer';
import './notices';
import '../screens/entity/help-button';
import '../screens/row-forms/leave-guard';
import '../screens/row-forms/remove-dialog';
import '../stores/changes/rows';

followConfigs();
