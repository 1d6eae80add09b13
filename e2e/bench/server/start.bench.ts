import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OutputLines } from '../../fixtures/output-lines';
import { dataWithPictures } from './load/data-with-pictures';
import { HttpClient, median } from './load/http-client';
import type { ServerBench } from './types';

const STARTS = 5;
const IDLE_MS = 5000;

/** The settings of a real shop; no one signs in, so nothing is sent. */
const PRODUCTION = {
  PAPERHANGER_MODE: 'production',
  SMS_WEBHOOK_URL: 'http://127.0.0.1:9/',
  SELLER_NAME: 'Walls of India',
};

export const bench: ServerBench = {
  name: 'start',
  async run() {
    const { folder, remove } = await dataWithPictures();
    const secret = readFileSync(join(folder, 'secret'), 'utf8').trim();
    const samples: Sample[] = [];
    for (let count = 0; count < STARTS; count += 1) {
      samples.push(await start(folder, { ...PRODUCTION, PAPERHANGER_SECRET: secret }));
    }
    remove();
    const shared = { floor: 0, higherIsBetter: false };
    return [
      {
        work: 'start to the first 200, existing data',
        ...shared,
        unit: 's',
        ours: median(samples.map(({ seconds }) => seconds)),
        limit: 0.5,
        note: 'production mode, with the demo’s rows',
      },
      {
        work: 'memory after that, idle',
        ...shared,
        unit: 'MB',
        ours: median(samples.map(({ mb }) => mb)),
        limit: 90,
        note: 'VmRSS',
      },
    ];
  },
};

interface Sample {
  readonly seconds: number;
  readonly mb: number;
}

async function start(from: string, settings: Readonly<Record<string, string>>): Promise<Sample> {
  const data = mkdtempSync(join(tmpdir(), 'paperhanger-start-'));
  cpSync(from, data, { recursive: true });
  // Production rejects the folder of a demo.
  rmSync(join(data, 'secret'));
  const before = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, PORT: '0', PAPERHANGER_DATA: data, ...settings },
  });
  const output = new OutputLines();
  output.read(child.stdout);
  child.stderr.resume();
  const client = new HttpClient(await output.waitFor(/^Open (http:\S+)$/), 1);
  const { status } = await client.send('/readyz');
  const seconds = (performance.now() - before) / 1000;
  if (status !== 200) throw new Error(`Answered ${status}.`);
  await setTimeout(IDLE_MS);
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  client.close();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true });
  return { seconds, mb: Number(kilobytes) / 1024 };
}
