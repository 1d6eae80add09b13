import type { HandWritten } from '../hand-written';
import type { ManualPage } from './manual-page';

/** The screens that are not made from entity files, by their places in the menu. */
export const otherScreens: readonly (readonly [order: number, ManualPage])[] = [
  about(
    10,
    'order',
    'Orders',
    'The shop’s orders, from payment until the wallpaper is on the wall. “Update Order Status” fetches new and changed orders. Installer assigns somebody to the order; four boxes say whether it is packed, shipped, delivered and installed; “To pack” and the buttons beside it show the paid orders that wait for that step, and “Payment due” those whose payment is still to come. Documents has the invoice, the receipt and the picture of the mural. The ID of an order opens all that is known about it.',
  ),
  about(
    80,
    'catalogue',
    'Custom Catalogue',
    'Which wallpapers are in which category. Choose a category; a tick puts a wallpaper into it or takes it out. “Not in category” shows only the wallpapers that are still missing; “Add to category” adds all selected wallpapers, and “PDF” makes a catalogue of the category. “Bulk Update” links many at once with a spreadsheet with the columns wpId and catId.',
  ),
  about(
    100,
    'review',
    'Reviews',
    'Customer reviews of wallpapers, with pictures. Use the form above the table to add a review of one or more wallpapers. “Update” edits a review and its pictures, and shows or hides it in the shop; “Remove” asks first. The “New” button beside the search shows the reviews that still need a decision: click one or move to it with the arrow keys, then press a to show it in the shop or d to hide it. The same keys work while you view its pictures.',
  ),
  about(
    110,
    'pdf',
    'PDF',
    'Makes a catalogue of chosen wallpapers for customers: a cover, contents, and the wallpapers by category. Tick wallpapers (ticks survive a new search), or choose a category, and press “Download”.',
  ),
];

function about(order: number, name: HandWritten, title: string, purpose: string) {
  return [order, { name, title, purpose, parts: [] }] as const;
}
