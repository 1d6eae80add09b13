import { isRecord } from '../../../common/is-record';
import { plainText } from '../../../common/plain-text';
import type { ProblemAtPath } from '../config-problem';
import { nearestName } from '../nearest-name';
import { findAll, type WrittenField } from './written-file';

/** Checks that the default of a select is the value of an option, not its label. */
export function checkDefaultOption({ value: field, path }: WrittenField): ProblemAtPath[] {
  const written = field.default;
  const options = writtenOptions(field);
  // An option without a value may be the one that is meant.
  const isPossible = options.some(
    ({ value }) => value === written || value === '' || !/string|number/.test(typeof value),
  );
  // One of two options with the same value has lost its own.
  const isRepeated = new Set(options.map(({ value }) => value)).size < options.length;
  if (written === undefined || options.length === 0 || isPossible || isRepeated) return [];
  const labels = options.map(({ label }) => plainText(label));
  const nearest = nearestName(plainText(written), labels);
  const meant =
    options.find(({ value }) => String(value) === plainText(written)) ??
    options.find(({ label }) => plainText(label) === nearest);
  const list = options.map(({ value }, index) => `${JSON.stringify(value)} (${labels[index]})`);
  const reason = `The default must be the value of an option: ${list.join(', ')}.`;
  const example = meant && `"default": ${JSON.stringify(meant.value)}`;
  return [{ path: [...path, 'default'], reason, example }];
}

/** Checks that no label of a select is the value of another option: a spreadsheet cell could mean either. */
export function checkOptionLabels({ value: field, path }: WrittenField): ProblemAtPath[] {
  const options = writtenOptions(field);
  return options.flatMap((option, index) => {
    const isTaken = options.some(
      ({ value }) => value !== option.value && isSame(value, option.label),
    );
    if (!isTaken) return [];
    const reason = `"${option.label}" is the value of another option. Choose another label.`;
    return [{ path: [...path, 'options', index, 'label'], reason }];
  });
}

const writtenOptions = (field: WrittenField['value']) =>
  findAll(field, 'options[]').map(({ value }) => (isRecord(value) ? value : {}));

function isSame(value: unknown, label: unknown): boolean {
  const [one, other] = [String(value), plainText(label)].map((text) => text.trim().toLowerCase());
  return value !== undefined && one === other;
}
