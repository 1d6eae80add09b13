import { distance } from 'fastest-levenshtein';
import type { CheckedFile } from './check-across-files';
import type { ConfigProblem } from './config-problem';

/** Warns about two screens with the same name in the menu, as after copying a file. */
export function warnAboutLabels(files: readonly CheckedFile[]): ConfigProblem[] {
  return files.flatMap(({ file, checked, changed }) => {
    const isSame = (key: 'label' | 'labelPlural', { checked: other }: CheckedFile) =>
      checked.config && checked.config[key] === other.config?.[key];
    const first = files.find(
      (other) => other.file !== file && (isSame('label', other) || isSame('labelPlural', other)),
    );
    if (!first || first.changed > changed) return [];
    const key = isSame('label', first) ? 'label' : 'labelPlural';
    const reason = `${first.file.replace(/.*\//, '')} has the label "${checked.config?.[key]}" too. Rename one of them.`;
    return [checked.locate({ path: [key], reason })];
  });
}

/** Warns about two groups in the menu that were probably meant to be one. */
export function warnAboutGroups(files: readonly CheckedFile[]): ConfigProblem[] {
  const groups = new Map<string, CheckedFile[]>();
  for (const file of files) {
    const group = file.checked.config?.navigation.group;
    if (group) groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  // The group that more files use is probably right; if equally many do, the older one.
  const byUse = [...groups].sort(
    ([, a], [, b]) => b.length - a.length || lastChange(a) - lastChange(b),
  );
  return byUse.flatMap(([group, users], index) => {
    const meant = byUse.slice(0, index).find(([other]) => isLike(other, group))?.[0];
    if (!meant) return [];
    const reason = `The menu has the groups "${meant}" and "${group}". Spell them the same way if they are one.`;
    const problem = { path: ['navigation', 'group'], reason, suggestion: meant };
    return users.map(({ checked }) => checked.locate(problem));
  });
}

function isLike(one: string, two: string): boolean {
  const [a, b] = [one.trim().toLowerCase(), two.trim().toLowerCase()];
  const areMixedUp = [...a].sort().join('') === [...b].sort().join('');
  return areMixedUp || (Math.min(a.length, b.length) > 3 && distance(a, b) === 1);
}

function lastChange(files: readonly CheckedFile[]): number {
  return Math.max(...files.map(({ changed }) => changed));
}
