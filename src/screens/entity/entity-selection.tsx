import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { sendRemoval, sendUpdate } from '../../stores/changes/rows';
import { refreshList } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { BulkUpdateButton } from '../bulk-update/bulk-update-button';
import type { SelectionTable } from '../selection/selection-table';
import { SelectionTools } from '../selection/selection-tools';
import { updateBody } from './form-values';

interface EntitySelectionProps extends SelectionTable {
  readonly config: EntityConfig;
}

export function EntitySelection({ config, ...rest }: EntitySelectionProps) {
  const { name: entity, label, labelPlural, fields, actions } = config;
  const names = (actions.update?.fields ?? []).filter((name) => {
    const { unique, readOnly } = fieldOf(config, name);
    return !unique && !readOnly;
  });
  return (
    <>
      {!rest.isBar && (actions.bulkUpdate || actions.download) && <BulkUpdateButton />}
      <SelectionTools
        {...rest}
        fields={fields.map((field) => ({ id: field.name, field }))}
        target={{ entity, label, labelPlural, refresh: () => refreshList(rowsOf(config)) }}
        edit={{
          config,
          names,
          send: (row, _, texts) => sendUpdate(config, updateBody(config, row, texts)),
        }}
        {...(actions.remove && { remove: (row) => sendRemoval(config, row) })}
      />
    </>
  );
}
