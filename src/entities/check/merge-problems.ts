import { isRecord } from '../../common/is-record';
import { type ProblemAtPath, pathText } from './config-problem';
import { exampleFor } from './example-for';
import { lackingKeys, valueAt } from './schema-at';
import { uniqueBy } from './unique-by';

/** Merges problems of one mistake: an object's missing and unknown keys are mostly the same. */
export function mergeProblems(file: unknown, problems: readonly ProblemAtPath[]): ProblemAtPath[] {
  const parentOf = ({ path }: ProblemAtPath) => pathText(path.slice(0, -1));
  return uniqueBy(problems, parentOf).flatMap((first) =>
    mergeSiblings(
      file,
      problems.filter((one) => parentOf(one) === parentOf(first)),
    ),
  );
}

function mergeSiblings(file: unknown, problems: readonly ProblemAtPath[]): ProblemAtPath[] {
  const missing = problems.filter(({ isMissing }) => isMissing);
  const foreign = problems.filter(({ atKey }) => atKey);
  const unclear = foreign.filter(({ suggestion }) => !suggestion);
  const others = problems.filter((one) => !missing.includes(one) && !unclear.includes(one));
  const names = missing.map(keyOf);
  const [first, second] = missing;

  const wrapper = foreign.find(({ path }) => names.length > 0 && holds(valueAt(file, path), names));
  if (wrapper) {
    return [{ path: wrapper.path, atKey: true, reason: needlessLevel(keyOf(wrapper)) }];
  }
  if (first && second) {
    const example = missing.flatMap((one) => one.example ?? []).join(', ');
    return [...others, { ...first, reason: `The keys ${listOf(names)} are missing.`, example }];
  }
  const [only, ...more] = unclear;
  if (first && only && more.length === 0) {
    const reason = `Unknown key "${keyOf(only)}".`;
    const example = exampleFor(first.path, file, valueAt(file, only.path));
    return [
      ...others,
      { ...first, path: only.path, atKey: true, reason, suggestion: keyOf(first), example },
    ];
  }
  const elsewhere = unclear.filter(({ reason }) => /not allowed|have no "/.test(reason));
  const [one] = elsewhere;
  if (!one || elsewhere.length < 2) return [...problems];
  const keys = elsewhere.map(keyOf);
  const reason =
    lackingKeys(one.path.slice(0, -1), file, keys) ??
    `The keys ${listOf(keys)} are not allowed here.`;
  return [...problems.filter((problem) => !elsewhere.includes(problem)), { ...one, reason }];
}

export const needlessLevel = (key: string) =>
  `Remove "${key}" and its brackets: what is in it belongs one level up.`;

const keyOf = ({ path }: ProblemAtPath) => String(path.at(-1));

function listOf(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

/** Whether an object, or the first of a list, has all of these keys. */
function holds(value: unknown, names: readonly string[]): boolean {
  const inner: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(inner) && names.every((name) => name in inner);
}
