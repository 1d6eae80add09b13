import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutputLines } from '../../fixtures/output-lines';
import { Cluster } from '../shared/cluster';
import type { Trial, TrialRow } from '../trial';

const MODES = {
  demo: {},
  production: {
    PAPERHANGER_MODE: 'production',
    PAPERHANGER_SECRET: 'k3J9-qLw7_Zp2xRt8Vb5-nMc4Yd6Hs1G',
    MAIL_URL: 'smtp://localhost:9',
    SELLER_NAME: 'Walls of India',
  },
};

export const trial: Trial = {
  name: 'two-starts',
  what: 'starts two servers at once on an empty PostgreSQL database',
  async run({ rounds = 20 }) {
    const cluster = new Cluster();
    const rows: TrialRow[] = [];
    for (const [mode, settings] of Object.entries(MODES)) {
      const problems: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const data = mkdtempSync(join(tmpdir(), 'paperhanger-two-'));
        const env = {
          PATH: process.env.PATH,
          PORT: '0',
          PAPERHANGER_DATA: data,
          DATABASE_URL: await cluster.create(`${mode}${round}`),
          ...settings,
        };
        const servers = [start(env), start(env)];
        for (const { opened } of servers) {
          const problem = await opened;
          if (problem !== undefined) problems.push(problem);
        }
        for (const { child } of servers) {
          child.kill('SIGKILL');
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        }
        rmSync(data, { recursive: true });
      }
      rows.push({
        case: `${mode}, ${rounds} times two servers`,
        measured: problems.length === 0 ? 'all came up' : `${problems.length} not: ${problems[0]}`,
        limit: 'all come up',
        passed: problems.length === 0,
      });
    }
    cluster.remove();
    return rows;
  },
};

/** Starts a server. `opened` resolves with undefined once it is ready, or with what it printed before it ended. */
function start(env: NodeJS.ProcessEnv): {
  readonly child: ChildProcess;
  readonly opened: Promise<string | undefined>;
} {
  const child = spawn(process.execPath, ['dist/server/main.js'], { env });
  const output = new OutputLines();
  output.read(child.stdout);
  output.read(child.stderr);
  const ready = output.waitFor(/^Open /).then(() => undefined);
  return { child, opened: Promise.race([ready, once(child, 'exit').then(() => output.text)]) };
}
