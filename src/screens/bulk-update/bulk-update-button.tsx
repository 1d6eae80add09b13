import { usePhone } from '../../components/breakpoints';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';

/** Kept apart from `texts.ts`, which screens without bulk updates need not load. */
const texts = { spreadsheet: 'Spreadsheet' };

/** The tool that leads to the bulk update on a phone, where it is below all rows. */
export function BulkUpdateButton() {
  if (!usePhone()) return null;
  return (
    <Button icon={<Icon name="upload" size={14} />} onClick={() => setTimeout(goToBulkUpdate)}>
      {texts.spreadsheet}
    </Button>
  );
}

/** Runs after the menu around the tool has closed, which returns the focus to the menu’s own button. */
function goToBulkUpdate(): void {
  const section = document.querySelector<HTMLElement>('[data-bulk-update]');
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
