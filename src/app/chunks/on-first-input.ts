/*
 * What people can open on any screen, built into one chunk (vite.config.ts). It loads with the first input, because
 * the connection may be lost by the time it is needed.
 */
import '../../api/order-sync';
import '../../components/combobox/headless-list-input';
import '../../components/data-table/columns/columns-panel';
import '../../components/file-drop/file-chip';
import '../../field-types/html/html-preview';
import '../../screens/entity/entity-selection-bar';
import '../../screens/entity/field-warning';
import '../../screens/entity/update-dialog';
import '../../screens/filters/filter-popover';
import '../../screens/filters/filter-sheet';
import '../../screens/filters/save-view';
import '../../screens/help/help-dialog';
import '../../screens/row-forms/remove-dialog';
import '../../screens/row-forms/used-by';
import '../../screens/selection/export-table';
import '../../screens/selection/selection-bar';
import '../frame/activity-drawer';
import '../frame/change-password';
import '../frame/menu-drawer';
import { addPrintStyles } from '../frame/print-styles';

addPrintStyles();
