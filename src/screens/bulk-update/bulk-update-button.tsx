import { usePhone } from '../../components/breakpoints';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { texts } from './texts';

/** On a phone, where the bulk update is below all rows: the tool that leads there. */
export function BulkUpdateButton() {
  if (!usePhone()) return null;
  return (
    <Button icon={<Icon name="upload" size={14} />} onClick={() => setTimeout(goToBulkUpdate)}>
      {texts.spreadsheet}
    </Button>
  );
}

/** After the menu around the tool has closed, which returns the focus to its own button. */
function goToBulkUpdate(): void {
  const section = document.querySelector<HTMLElement>('[data-bulk-update]');
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
