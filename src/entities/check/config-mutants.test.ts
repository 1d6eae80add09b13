import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkConfig } from './check-config';
import type { ConfigProblem } from './config-problem';
import { type DraftFile, loadConfigs } from './load-configs';
import { configMutants, type Mutant, shared } from './testing/config-mutants';

const mutants = configMutants();

describe('mistakes in configs', () => {
  test('number more than 400', () => {
    expect(mutants.length).toBeGreaterThan(400);
  });

  const kinds = [...new Set(mutants.map(({ kind }) => kind))];
  test.each(kinds)('are reported at their file, line and key: %s', (kind) => {
    const ofKind = mutants.filter((mutant) => mutant.kind === kind);
    const missed = ofKind.filter((mutant) => !isReported(mutant));
    const rate = 1 - missed.length / ofKind.length;
    console.info(
      `${kind}: ${ofKind.length - missed.length} of ${ofKind.length} reported correctly`,
    );
    const reported = missed.slice(0, 5).map(describeMiss).join('\n');
    expect(rate, reported).toBeGreaterThanOrEqual(0.95);
  });
});

describe('mistakes that only several files show', () => {
  const folder = join(import.meta.dirname, '../../../entity-configs');
  const examples = readdirSync(join(folder, 'examples'));
  const textOf = (file: string) =>
    readFileSync(join(folder, examples.includes(file) ? 'examples' : '', file), 'utf8');
  /** Loads all files, with a changed text or name in place of one of them. */
  const loadWith = (draft: DraftFile) =>
    loadConfigs(folder, [
      ...examples
        .filter((file) => file !== draft.file)
        .map((file) => ({ file, text: textOf(file).replace('../schema', './schema') })),
      draft,
    ]);

  test.each(['lead.json', 'zone.json', 'installer.json', 'article.json', 'product.json'])(
    'letters mixed up in a menu group: %s',
    async (file) => {
      const text = textOf(file).replace(/(?<="group": "\w)(\w)(\w)/, '$2$1');
      const { problems, warnings } = await loadWith({ file, text });
      expect(problems).toEqual([]);
      const path = 'navigation.group';
      const suggestion = /"group": "(\w+)"/.exec(textOf(file))?.[1];
      expect(warnings.filter((one) => one.path === path)).toMatchObject([{ path, suggestion }]);
    },
  );
});

function isReported(mutant: Mutant): boolean {
  return problemsOf(mutant).some(
    (problem) =>
      problem.path === mutant.path &&
      problem.line === mutant.line &&
      problem.file === `entity-configs/${mutant.name}.json` &&
      (mutant.suggestion === undefined || problem.suggestion === mutant.suggestion),
  );
}

function problemsOf({ text, name }: Mutant): readonly ConfigProblem[] {
  return checkConfig(text, `entity-configs/${name}.json`, name, { shared }).problems;
}

function describeMiss(mutant: Mutant): string {
  const reported = problemsOf(mutant).map(
    ({ line, path, suggestion }) => `${line} ${path} ${suggestion}`,
  );
  return `${mutant.name} ${mutant.line} ${mutant.path} ${mutant.suggestion} was reported as: ${reported.join(' | ')}`;
}
