import { basename } from 'node:path';
import { type FieldConfig, modelOf } from '../../field-types';
import type { EntityConfig } from '../entity-config';
import { type CheckedFile, TOGETHER } from './check-across-files';
import type { ConfigProblem } from './config-problem';
import { nearestName } from './nearest-name';
import { uniqueBy } from './unique-by';

/** Finds fields that refer to an entity, or a field of it, that isn't among `configs`. */
export function checkTargets(
  files: readonly CheckedFile[],
  configs: readonly EntityConfig[],
): ConfigProblem[] {
  // Whether a file that can't be read has the entity is unknown.
  const broken = files
    .filter(({ checked }) => !checked.config)
    .map(({ file }) => basename(file, '.json'));
  const found = files.flatMap(({ file, changed, checked: { config, locate } }) =>
    (config?.fields ?? []).flatMap((field, index) => {
      const { entity, key, copies, writtenAs = [] } = modelOf(field).refersTo?.(field) ?? {};
      if (entity === undefined || broken.includes(entity)) return [];
      const other = configs.find(({ name }) => name === entity);
      const [entityPath, keyPath] = writtenAs.map((path) => ['fields', index, ...path.split('.')]);
      if (!other) return [locate({ path: entityPath ?? [], ...unknownEntity(entity, configs) })];
      const wrong = key !== undefined && wrongKey(key, other, copies ? hasChoices : identifies);
      if (!wrong) return [];
      const { reason, hint, suggestion } = wrong;
      const problem = locate({ path: keyPath ?? [], reason: reason + hint, suggestion });
      const changedSince = files.find(({ checked }) => checked.config === other);
      if (!changedSince || changedSince.changed - changed <= TOGETHER) return [problem];
      const at = other.fields.findIndex(({ name }) => name === key);
      const why = `${basename(file)}, line ${problem.line}, refers to "${key}". ${reason}`;
      const path = ['fields', ...(at < 0 ? [] : [at, 'name'])];
      return [changedSince.checked.locate({ path, reason: why })];
    }),
  );
  return uniqueBy(found, (problem) => `${problem.file} ${problem.path}`);
}

/** Why a field can't be referred to, if so. */
type Judge = (field: FieldConfig, rows: string) => string | false;

const identifies: Judge = (field, rows) =>
  (!field.unique || modelOf(field).storage(field).encrypted === true) &&
  `"${field.name}" can’t identify ${rows}, because it is not unique.`;

const hasChoices: Judge = (field) =>
  (modelOf(field).filter === 'presence' || modelOf(field).refersTo?.(field) !== undefined) &&
  `The values of "${field.name}" can’t be choices.`;

/** People may have written what they read on the screen. */
const isLabel = (written: string, ...labels: readonly string[]) =>
  labels.some((label) => label.toLowerCase() === written.toLowerCase());

function wrongKey(key: string, { fields, labelPlural }: EntityConfig, judge: Judge) {
  const found = fields.find(({ name }) => name === key);
  const reason = found ? judge(found, labelPlural) : `${labelPlural} have no field "${key}".`;
  if (!reason) return undefined;
  const right = fields.filter((field) => !judge(field, labelPlural));
  const names = right.map(({ name }) => name);
  const hint = names.length > 0 ? ` Use one of: ${names.join(', ')}.` : ' Remove "key".';
  const meant = right.find(({ label }) => isLabel(key, label))?.name;
  return { reason, hint, suggestion: meant ?? nearestName(key, names) };
}

function unknownEntity(written: string, configs: readonly EntityConfig[]) {
  const named = configs.find(({ label, labelPlural }) => isLabel(written, label, labelPlural));
  const names = configs.map(({ name }) => name);
  const suggestion = named?.name ?? nearestName(written, names);
  const hint = suggestion ? '' : ` The entities are: ${names.join(', ')}.`;
  return { reason: `There is no entity "${written}".${hint}`, suggestion };
}
