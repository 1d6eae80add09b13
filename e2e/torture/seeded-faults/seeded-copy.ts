import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from '../../setup/run-command';
import { type Fault, faults } from './faults';

const COPIED = [
  'src',
  'e2e',
  'entity-configs',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'tailwind.config.ts',
];

/** The fault that is on: by the environment of a process, or by the name of a window or a web worker. */
const CHOSEN = '(globalThis.process?.env.SEEDED_FAULT ?? globalThis.name)';

/** A built copy of the project with all faults, each of which `SEEDED_FAULT` switches on. */
export class SeededCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'paperhanger-faults-'));

  static async build(): Promise<SeededCopy> {
    const copy = new SeededCopy();
    for (const name of COPIED) cpSync(name, join(copy.#folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy.#folder, 'node_modules'));
    for (const [file, text] of seededFiles()) writeFileSync(join(copy.#folder, file), text);
    if (!(await copy.#run(['npm', 'run', 'build'], {})))
      throw new Error('The copy does not build.');
    return copy;
  }

  /** Whether the tests of some entities pass with a fault, or without one. */
  passes(name: string, entities: readonly string[]): Promise<boolean> {
    const only = entities.map((entity) => `configs.spec.ts ${entity} `).join('|');
    return this.#run(
      [
        process.execPath,
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--project=walks',
        '--workers=1',
        '--max-failures=1',
        '--grep',
        only,
        'e2e/conformance/configs.spec.ts',
      ],
      { SEEDED_FAULT: name },
    );
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  #run(command: readonly [string, ...string[]], env: Readonly<Record<string, string>>) {
    return runCommand(command, { env, cwd: this.#folder, onOutput: () => {} });
  }
}

/** The files that differ in the copy. Throws if a piece of code that a fault names has changed. */
export function seededFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  function edit(file: string, change: (text: string) => string): void {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} has changed: correct the faults.`);
    files.set(file, after);
  }
  for (const [file, some] of groupBy(faults, ({ file }) => file)) {
    edit(file, (text) => seed(file, text, some));
  }
  edit('e2e/fixtures/paperhanger-server.ts', (text) =>
    text.replace('PATH: process.env.PATH,', '$& SEEDED_FAULT: process.env.SEEDED_FAULT,'),
  );
  edit('e2e/fixtures/test.ts', (text) =>
    text.replace(
      'base.extend<PageFixtures, ServerFixtures>({',
      `$&
  page: async ({ page }, use) => {
    await page.addInitScript((name) => {
      window.name = name;
      const Plain = Worker;
      window.Worker = class extends Plain {
        constructor(url, options) {
          super(url, { ...options, name });
        }
      };
    }, process.env.SEEDED_FAULT);
    await use(page);
  },`,
    ),
  );
  return files;
}

/** Replaces each expression by one that chooses between the right and the faulty one. */
function seed(file: string, text: string, some: readonly Fault[]): string {
  let seeded = text;
  for (const [at, wrongs] of groupBy(some, ({ at }) => at)) {
    const [before = '', rest = ''] = at.split('«');
    const [right = '', after = ''] = rest.split('»');
    const found = `${before}${right}${after}`;
    if (seeded.split(found).length !== 2)
      throw new Error(`${file} no longer has this once, so correct it in faults.ts: ${found}`);
    const chosen = wrongs.reduceRight(
      (other, { name, wrong }) => `(${CHOSEN} === ${JSON.stringify(name)} ? (${wrong}) : ${other})`,
      `(${right})`,
    );
    seeded = seeded.replace(found, () => `${before}${chosen}${after}`);
  }
  return seeded;
}

function groupBy(
  some: readonly Fault[],
  keyOf: (fault: Fault) => string,
): ReadonlyMap<string, readonly Fault[]> {
  const keys = new Set(some.map(keyOf));
  return new Map([...keys].map((key) => [key, some.filter((fault) => keyOf(fault) === key)]));
}
