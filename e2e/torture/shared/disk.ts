import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shell = (command: string) => execFileSync('sh', ['-c', command]);

/** Mounts a small disk, which only root can do. */
export function mountDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-disk-'));
  shell(`mount -t tmpfs -o size=64m tmpfs '${folder}'`);
  return {
    folder,
    fill(): void {
      for (let count = 0; ; count += 1) {
        const { bavail, bsize } = statfsSync(folder);
        if (bavail === 0) return;
        try {
          writeFileSync(join(folder, `fill-${Date.now()}-${count}`), Buffer.alloc(bavail * bsize));
        } catch {
          // The server has already used some of the space.
        }
      }
    },
    free(): void {
      shell(`rm -f '${folder}'/fill-*`);
    },
    remove(): void {
      shell(`umount '${folder}'`);
      rmSync(folder, { recursive: true });
    },
  };
}

/** More calls than a database's files have room for. */
const MOST_CALLS = 2000;

/** Repeats a call until it fails: the database may still have free space in its files. Returns the last response. */
export async function untilItFails<Answer extends { readonly status?: number | undefined }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await send();
  for (let calls = 1; answer.status === 201 && calls < MOST_CALLS; calls += 1)
    answer = await send();
  return answer;
}
