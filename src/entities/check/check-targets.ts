import { basename } from 'node:path';
import { modelOf } from '../../field-types';
import type { EntityConfig } from '../entity-config';
import type { CheckedFile } from './check-across-files';
import type { ConfigProblem } from './config-problem';
import { nearestName } from './nearest-name';

/** Finds fields that refer to an entity, or a field of it, that isn't there. */
export function checkTargets(files: readonly CheckedFile[]): ConfigProblem[] {
  const configs = files.flatMap(({ checked }) => checked.config ?? []);
  // Whether a file that can't be read has the entity is unknown.
  const broken = files
    .filter(({ checked }) => !checked.config)
    .map(({ file }) => basename(file, '.json'));
  return files.flatMap(({ checked: { config, locate } }) =>
    (config?.fields ?? []).flatMap((field, index) => {
      const { entity, key } = modelOf(field).refersTo?.(field) ?? {};
      if (entity === undefined || broken.includes(entity)) return [];
      const other = configs.find(({ name }) => name === entity);
      const at = (property: string) => ({ path: ['fields', index, property] });
      if (!other) return [locate({ ...at('to'), ...unknownEntity(entity, configs) })];
      const found = other.fields.find(({ name }) => name === key);
      if (key === undefined || (found?.unique && !modelOf(found).storage(found).encrypted))
        return [];
      const names = other.fields.filter(({ unique }) => unique).map(({ name }) => name);
      const hint = names.length > 0 ? ` Use one of: ${names.join(', ')}.` : ' Remove "key".';
      const reason = found
        ? `"${key}" can’t identify ${other.labelPlural}, because it is not unique.${hint}`
        : `${other.labelPlural} have no field "${key}".${hint}`;
      return [locate({ ...at('key'), reason, suggestion: nearestName(key, names) })];
    }),
  );
}

/** People may have written what they read on the screen. */
function unknownEntity(written: string, configs: readonly EntityConfig[]) {
  const same = written.toLowerCase();
  const named = configs.find(({ label, labelPlural }) =>
    [label, labelPlural].some((text) => text.toLowerCase() === same),
  );
  const names = configs.map(({ name }) => name);
  const suggestion = named?.name ?? nearestName(written, names);
  const hint = suggestion ? '' : ` The entities are: ${names.join(', ')}.`;
  return { reason: `There is no entity "${written}".${hint}`, suggestion };
}
