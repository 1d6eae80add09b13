import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { mountDisk, untilItFails } from '../shared/disk';
import { Staff } from '../shared/staff';
import type { Trial, TrialRow } from '../trial';

/** The session is marked as seen once a minute, which is a write. */
const FULL_MS = 65_000;

export const trial: Trial = {
  name: 'disk-full',
  what: 'fills the disk of the data folder for a minute (as root, who can mount one)',
  async run() {
    const { folder: disk, fill, free, remove } = mountDisk();
    const rows: TrialRow[] = [];
    const expect = (what: string, measured: string, limit: string, passed: boolean) => {
      rows.push({ case: what, measured, limit, passed });
    };

    mkdirSync(join(disk, 'data'));
    const settings = { PAPERHANGER_DATA: join(disk, 'data') };
    const server = await PaperhangerServer.start({ settings });
    const staff = await Staff.signIn(server);
    await staff.add();
    fill();
    await untilItFails(() => staff.add());
    const statuses = { user: new Set(), list: new Set(), add: new Set(), ready: new Set() };
    let sentence = '';
    for (const end = performance.now() + FULL_MS; performance.now() < end; ) {
      statuses.user.add((await staff.call('/api/user')).status);
      statuses.list.add((await staff.call('/api/orders/fetch', {})).status);
      statuses.ready.add((await staff.call('/readyz')).status);
      const added = await staff.add();
      // A checkpoint makes room in SQLite's files.
      if (added.status !== 201) statuses.add.add(added.status);
      sentence = added.message || sentence;
      fill();
      await setTimeout(200);
    }
    const late = await Staff.signIn(server).then(
      (other) => other.call('/api/user'),
      (error: Error) => ({ status: error.message }),
    );
    expect('a sign-in', `${late.status}`, '200', late.status === 200);
    const list = (set: ReadonlySet<unknown>) => [...set].join(', ');
    expect('signed-in calls', list(statuses.user), '200', list(statuses.user) === '200');
    expect('lists', list(statuses.list), '200', list(statuses.list) === '200');
    expect('/readyz', list(statuses.ready), '200', list(statuses.ready) === '200');
    expect('writes', `${list(statuses.add)} ${sentence}`, '507', list(statuses.add) === '507');
    await server.kill();
    const failed = await server.start().then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(
      'a start',
      failed,
      'a sentence',
      !failed.includes(' at ') && /space|started/.test(failed),
    );
    free();
    await server.kill();
    await server.start();
    const again = await staff.add();
    expect('a write after it', `${again.status}`, '201', again.status === 201);
    const lost = await staff.lost();
    expect(
      `${staff.confirmed.length} confirmed rows`,
      `${lost.length} lost`,
      '0 lost',
      lost.length === 0,
    );
    fill();
    await staff.add();
    free();
    const soon = await staff.add();
    expect(
      'a write after another time, without a start',
      `${soon.status}`,
      '201',
      soon.status === 201,
    );
    await server.kill();
    remove();
    return rows;
  },
};
