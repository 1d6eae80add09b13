import { spawnSync } from 'node:child_process';

/** What differs from the main branch, committed or not. */
export interface Changes {
  /** The commit that this work started from. */
  readonly since: string;
  readonly files: readonly string[];
}

/** Reads the changes from Git. */
export function readChanges(): Changes {
  const since =
    git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main') || 'HEAD';
  const files = [
    git('diff', '--name-only', since),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return { since, files: files.join('\n').split('\n').filter(Boolean) };
}

/** Which browser tests a change can reach: those of the changed specs and fixtures, unless the build changes. */
export function browserTestsFor(files: readonly string[]): 'all' | 'changed' | 'none' {
  const relevant = files.filter((file) => !OUTSIDE_THE_BROWSER.test(file));
  if (relevant.some((file) => BUILD_INPUT.test(file))) return 'all';
  return relevant.some((file) => file.startsWith('e2e/')) ? 'changed' : 'none';
}

const BUILD_INPUT =
  /^(src|entity-configs)\/|^(index\.html|package(-lock)?\.json|(vite|tailwind)\.config\.ts|e2e\/playwright\.config\.ts)$/;
const OUTSIDE_THE_BROWSER =
  /\.test\.tsx?$|\.md$|^e2e\/(checks|run|setup)\/|^src\/server\/(commands|testing)\//;

/** Git's answer, or nothing when it has none. */
function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
