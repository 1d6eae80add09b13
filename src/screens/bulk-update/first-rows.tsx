import { BusyButton } from '../../components/controls/busy-button';
import { Icon } from '../../components/icon';
import type { EntityConfig } from '../../entities/entity-config';
import { downloadEmptySheet } from '../../stores/spreadsheets/spreadsheets';
import { texts } from './texts';

/** How to add the first rows of an entity from a spreadsheet. */
export function FirstRows({ config }: { readonly config: EntityConfig }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft p-3 text-ink text-sm">
      <div>
        <p className="font-medium">{texts.noRowsYet(config.labelPlural)}</p>
        <ol className="mt-1 list-decimal pl-5 text-muted">
          {texts.firstSteps(config.label).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <BusyButton icon={<Icon name="download" />} run={() => downloadEmptySheet(config)}>
        {texts.downloadEmpty}
      </BusyButton>
    </div>
  );
}
