import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { sendRemoval, sendUpdate } from '../../stores/changes/rows';
import type { TableSelection } from '../selection/selecting';
import { SelectionBar } from '../selection/selection-bar';
import { exportedFields, targetOf } from './entity-export';
import { updateBody } from './form-values';

interface EntitySelectionBarProps extends TableSelection {
  readonly config: EntityConfig;
}

/** The actions that the config allows for the selected rows: several can't get the same unique value. */
export function EntitySelectionBar({ config, ...rest }: EntitySelectionBarProps) {
  const { actions } = config;
  const names = (actions.update?.fields ?? []).filter((name) => {
    const { unique, readOnly } = fieldOf(config, name);
    return !unique && !readOnly;
  });
  return (
    <SelectionBar
      {...rest}
      target={targetOf(config)}
      exported={exportedFields(config)}
      edit={{
        config,
        names,
        send: (row, _, texts) => sendUpdate(config, updateBody(config, row, texts)),
      }}
      {...(actions.remove && { remove: (row) => sendRemoval(config, row) })}
    />
  );
}
