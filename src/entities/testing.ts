import { checkConfig } from './check-config';
import type { EntityConfig } from './entity-config';

/** A config for tests, checked as a file would be. Throws what is wrong with it. */
export function entityConfig(file: Readonly<Record<string, unknown>>): EntityConfig {
  const whole = { name: 'thing', label: 'Thing', ...file };
  const checked = checkConfig(JSON.stringify(whole), 'thing.json', String(whole.name));
  if (!checked.config)
    throw new Error(checked.faults.map(({ path, reason }) => `${path}: ${reason}`).join('\n'));
  return checked.config;
}
