import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { PaperhangerServer } from '../../../fixtures/paperhanger-server';
import { memoryOf } from '../../../fixtures/process-memory';
import { signedInHeaders } from '../../../fixtures/sign-in';

/** A response, how long it took, and how much the server's memory grew. */
interface Answered {
  readonly bytes: Uint8Array;
  readonly ms: number;
  readonly megabytes: number;
}

/** The columns of a sheet of wallpapers. */
export const sheetColumns = [
  ...(['wpId', 'name', 'slug', 'metaTitle', 'metaDescription', 'followIndex'] as const),
];

/** Our server, signed in, with `count` wallpapers. */
export async function openShop(count: number) {
  const server = await PaperhangerServer.start();
  await server.stop();
  const file = join(server.dataFolder, 'paperhanger.db');
  fill(file, count);
  await server.start();
  const headers = await signedInHeaders(server);

  async function send(path: string, body?: BodyInit, type?: string): Promise<Answered> {
    const before = memoryOf(server.pid);
    const start = performance.now();
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { ...headers, ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const ms = performance.now() - start;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${Buffer.from(bytes)}`);
    return { bytes, ms, megabytes: memoryOf(server.pid).peak - before.now };
  }

  const sendJson = (path: string, body: object) =>
    send(path, JSON.stringify(body), 'application/json');
  return {
    file,
    dataFolder: server.dataFolder,
    send,
    sendJson,
    async close() {
      await server.kill();
      server.removeData();
    },
  };
}

function fill(file: string, count: number): void {
  const database = new DatabaseSync(file);
  database.exec('DELETE FROM entity_product');
  database.exec('BEGIN');
  const columns = [...sheetColumns, 'imgThumb', 'version', 'created_at', 'updated_at'];
  const insert = database.prepare(
    `INSERT INTO entity_product (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
  );
  const now = new Date().toISOString();
  for (let number = 1; number <= count; number += 1) {
    const name = `Royal lotus ${number}`;
    const drawn = String(((number - 1) % 300) + 1).padStart(4, '0');
    insert.run(
      `WP-${String(number).padStart(4, '0')}`,
      name,
      `royal-lotus-${number}`,
      `${name} wallpaper for your walls`,
      `Bring ${name} home, printed to measure.`,
      'index, follow',
      `images/wallpapers/WP-${drawn}-thumb.jpg`,
      1,
      now,
      now,
    );
  }
  database.exec("UPDATE list_revision SET revision = 'bench' WHERE entity = 'product'");
  database.exec('COMMIT');
  database.close();
}
