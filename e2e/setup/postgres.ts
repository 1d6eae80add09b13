import { spawn, spawnSync } from 'node:child_process';
import { chown, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallPostgres } from './find-postgres';

/** What a cluster may take: its databases, and a log of 128 MB. */
const BYTES_NEEDED = 1024 ** 3;

/** A PostgreSQL for tests. */
export interface TestPostgres {
  /** A database whose user may create others. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

// Creates a cluster, and runs it until its input ends, because the tests have ended or were killed. Then deletes it.
const RUN_CLUSTER = `
  bin=$0 folder=$1
  trap 'rm -rf "$folder"' EXIT
  "$bin/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 \
    --locale=C --no-sync >"$folder/log" 2>&1 &&
  "$bin/pg_ctl" start --wait --silent --pgdata="$folder/data" --log="$folder/log" --options="\
    -c listen_addresses='' -c unix_socket_directories='$folder' -c max_connections=200 \
    -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_wal_size=128MB" ||
    { cat "$folder/log" >&2; exit 1; }
  echo ready
  cat >/dev/null
  "$bin/pg_ctl" stop --mode=immediate --silent --pgdata="$folder/data"
`;

/**
 * The PostgreSQL that TEST_DATABASE_URL names, or a temporary one that listens on no port. Undefined
 * if neither is available.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: async () => {} };
  const bin = findOrInstallPostgres();
  return bin === undefined ? undefined : await startCluster(bin);
}

async function startCluster(bin: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(await folderForClusters(), 'paperhanger-postgres-'));
  const owner = ownerOfCluster();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const cluster = spawn('/bin/sh', ['-c', RUN_CLUSTER, bin, folder], {
    ...owner,
    cwd: folder,
    // Its own process group, so Ctrl-C does not end it before it has cleaned up.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => cluster.once('close', () => resolve()));
  let complaint = '';
  cluster.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  await Promise.race([new Promise((resolve) => cluster.stdout.once('data', resolve)), ended]);
  if (cluster.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${complaint}`);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      cluster.stdin.end();
      return ended;
    },
  };
}

/** In memory where possible: a new database is hundreds of files, which take 290 ms to create on a disk and 31 ms there. */
async function folderForClusters(): Promise<string> {
  const inMemory = '/dev/shm';
  const space = await statfs(inMemory).catch(() => undefined);
  return space && space.bavail * space.bsize > BYTES_NEEDED ? inMemory : tmpdir();
}

/** PostgreSQL won’t run as root, so we run it as `postgres` or, if that user doesn’t exist, as `nobody`. */
export function ownerOfCluster(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (kind: '-u' | '-g', user: string) => {
    const { status, stdout } = spawnSync('id', [kind, user], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [numberOf('-u', user), numberOf('-g', user)];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return undefined;
}
