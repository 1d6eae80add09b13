import type { EntityConfig } from '../../entities/entity-config';
import { may } from '../../stores/session/rights';

/** A config with only what the user may do. */
export function allowedConfig(config: EntityConfig): EntityConfig {
  const { name, actions, targets, links } = config;
  const allowed: EntityConfig['actions'] = Object.fromEntries(
    Object.entries(actions).filter(([action]) => may(name, action)),
  );
  const { bulkUpdate } = allowed;
  const mayAdd = !actions.add || may(name, 'add');
  return {
    ...config,
    // A sheet adds rows only for those who may add them.
    actions: bulkUpdate
      ? { ...allowed, bulkUpdate: { ...bulkUpdate, adds: bulkUpdate.adds && mayAdd } }
      : allowed,
    targets: targets?.filter((target) => may(target.name, 'read')),
    links: links?.filter(({ screen }) => screen === undefined || may(screen, 'read')),
  };
}
