import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import sharp from 'sharp';
import { startSignedIn } from '../files/signed-in';
import { mountDisk, untilItFails } from '../shared/disk';
import type { Trial, TrialRow } from '../trial';

const WALLPAPERS = Array.from(
  { length: 60 },
  (_, index) => `WP-${String(index + 1).padStart(4, '0')}`,
);

export const trial: Trial = {
  name: 'disk-full-files',
  what: 'uploads pictures and spreadsheets and makes PDFs on a full disk (as root, who can mount one)',
  async run() {
    const disk = mountDisk();
    mkdirSync(join(disk.folder, 'data'));
    const shop = await startSignedIn({ PAPERHANGER_DATA: join(disk.folder, 'data') });
    const rows: TrialRow[] = [];
    const expect = async (what: string, call: () => Promise<Response>, wanted: RegExp) => {
      const answer = await call();
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      const said = type.includes('json')
        ? body.toString().slice(0, 150)
        : body.toString('latin1', 0, 5);
      const measured = `${answer.status} ${said}`;
      rows.push({ case: what, measured, limit: String(wanted), passed: wanted.test(measured) });
    };
    const picture = await sharp({
      create: {
        width: 2000,
        height: 1500,
        channels: 3,
        background: '#3a7',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const review = () => {
      const form = new FormData();
      const fields = { name: 'Asha', rate: '5', description: 'Fine', wpId: 'WP-0001', status: '1' };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file[0]', new Blob([new Uint8Array(picture)]), 'room.jpg');
      return shop.send('/api/review/add', form);
    };
    const download = async () => {
      const answer = await shop.send('/api/product/download', '{}', 'application/json');
      return new Uint8Array(await answer.arrayBuffer());
    };
    const pictures = () => {
      const database = new DatabaseSync(join(disk.folder, 'data', 'paperhanger.db'), {
        readOnly: true,
      });
      const chunks = database.prepare('select count(*) as count from file_chunk').get();
      database.close();
      return Number(chunks?.count);
    };
    const sheet = await download();
    await expect('a review with a picture before', review, /^201/);

    disk.fill();
    await untilItFails(review);
    const before = pictures();
    await expect('a review with a picture', review, /^507 .*disk is full/);
    rows.push({
      case: 'parts of pictures after it',
      measured: `${pictures()}`,
      limit: `${before}`,
      passed: pictures() === before,
    });
    await expect(
      'a download of a spreadsheet',
      () => shop.send('/api/product/download', '{}', 'application/json'),
      /^200 PK/,
    );
    // Only the entry in the history is written, and a page of the database may still be free for it.
    await expect(
      'a spreadsheet that changes nothing',
      () => shop.upload('/api/product/bulkUpdate', sheet),
      /^(200|507 .*disk is full)/,
    );
    await expect('an invoice', () => invoice(shop), /^200 %PDF-/);
    await expect(
      'a catalogue',
      () => shop.sendJson('/api/pdf/download', { wp: WALLPAPERS }),
      /^200 %PDF-/,
    );
    disk.free();
    await expect('a review with a picture after it', review, /^201/);
    await shop.close();
    disk.remove();
    return rows;
  },
};

async function invoice(shop: Awaited<ReturnType<typeof startSignedIn>>): Promise<Response> {
  const orders: readonly { id: number; transaction: { status: string } | null }[] = await (
    await shop.sendJson('/api/orders/fetch', {})
  ).json();
  const id = orders.find(({ transaction }) => transaction?.status === 'SUCCESS')?.id;
  return await shop.sendJson('/invoices/downloadInvoice', { id, download: true });
}
