import type { EntityConfig } from '../../entities/entity-config';

/** The calls that are answered here. */
export type Call = 'fetch' | 'add' | 'update' | 'remove';

export interface Endpoint {
  readonly config: EntityConfig;
  readonly call: Call;
}

const CHANGES = ['add', 'update', 'remove'] as const;

/** What each path means. An action that a config does not list has none. */
export function endpointsOf(configs: readonly EntityConfig[]): ReadonlyMap<string, Endpoint> {
  return new Map(
    configs.flatMap((config) => {
      const calls: Call[] = ['fetch', ...CHANGES.filter((action) => config.actions[action])];
      return calls.map((call) => [config.endpoints[call], { config, call }] as const);
    }),
  );
}
