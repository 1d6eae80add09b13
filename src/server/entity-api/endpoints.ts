import type { ActionName, EntityConfig } from '../../entities/entity-config';

/** The calls that are answered here. */
export type Call = 'fetch' | ActionName;

export interface Endpoint {
  readonly config: EntityConfig;
  readonly call: Call;
}

const ACTIONS = ['add', 'update', 'remove', 'bulkUpdate', 'download'] as const;

/** What each path means. An action that a config does not list has none. */
export function endpointsOf(configs: readonly EntityConfig[]): ReadonlyMap<string, Endpoint> {
  return new Map(
    configs.flatMap((config) => {
      const calls: Call[] = ['fetch', ...ACTIONS.filter((action) => config.actions[action])];
      return calls.map((call) => [config.endpoints[call], { config, call }] as const);
    }),
  );
}
