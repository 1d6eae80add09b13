import { checkConfig } from './check/check-config';
import type { EntityConfig } from './entity-config';

/** Makes a config for tests, checked like a file. Throws if it has problems. */
export function entityConfig(file: Readonly<Record<string, unknown>>): EntityConfig {
  const { name, ...whole } = { name: 'thing', label: 'Thing', ...file };
  const checked = checkConfig(JSON.stringify(whole), `${name}.json`, String(name));
  if (!checked.config)
    throw new Error(checked.problems.map(({ path, reason }) => `${path}: ${reason}`).join('\n'));
  return checked.config;
}
