import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { activityStore } from '../calls/activity';
import { noticesStore, showChange } from '../calls/notices';
import { rowsOf } from '../lists/rows';
import { confirmationStore } from '../session/rights';
import { signedInAt } from '../testing';
import {
  downloadEmptySheet,
  downloadSpreadsheet,
  rejectUpload,
  uploadSpreadsheet,
} from './spreadsheets';

const config = entityConfig({
  labelPlural: 'Things',
  fields: [{ name: 'metaTitle', type: 'text' }],
  actions: { bulkUpdate: { key: 'metaTitle' }, download: {} },
});
const [FETCH, UPLOAD, DOWNLOAD] = ['fetch', 'bulkUpdate', 'download'].map(
  (call) => `POST /api/thing/${call}`,
) as [string, string, string];
const headers = {
  'Access-Control-Allow-Origin': location.origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'accept, x-requested-with, x-xsrf-token',
};
const file = new File(['PK'], 'things.xlsx');

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/thing');
  server.on(FETCH, { json: [] });
  server.on('OPTIONS /api/thing/bulkUpdate', { headers });
});
afterEach(() => server.stop());

const answer = (...replies: Reply[]) =>
  server.on(UPLOAD, ...replies.map((reply) => ({ ...reply, headers })));
const upload = () => uploadSpreadsheet(config, rowsOf(config), file, { onProgress: () => {} });
const toasts = () => noticesStore.getState().toasts.map(({ text }) => text);
const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);

test('an upload shows Data Updated and fetches the list', async () => {
  answer({ text: '' });
  expect(await upload()).toBe(true);
  expect([toasts(), alerts()]).toEqual([['Data Updated'], []]);
  await expect.poll(() => server.seen(FETCH)).toHaveLength(1);
});

describe('after an upload, the toast and `u`', () => {
  const ROLL_BACK = 'POST /api/history/rollBack';
  const before = vi.fn();
  const undo = () => noticesStore.getState().undo;
  beforeEach(() => {
    confirmationStore.setState({ isConfirmed: true, offers: ['history'] });
    showChange('A change before', { label: 'Undo', run: before });
  });

  test('undo the upload, once', async () => {
    answer({ json: { updated: 2, unchanged: 1, change: 12, unknownColumns: [] } });
    server.on(ROLL_BACK, { json: { rolledBack: 2, left: 0 } });
    await upload();
    const [toast] = noticesStore.getState().toasts;
    expect([toast?.text, toast?.action]).toEqual([
      'Data Updated\n2 Things updated\nYou can also roll it back later in History.',
      undo(),
    ]);
    undo()?.run();
    await expect.poll(toasts).toEqual(['Rolled back 2 rows.']);
    expect(server.seen(ROLL_BACK).map(({ body }) => JSON.parse(body))).toEqual([
      { id: 12, take: [] },
    ]);
    expect(undo()).toBeUndefined();
    expect(before).not.toHaveBeenCalled();
  });

  test('undo nothing without the right to undo', async () => {
    confirmationStore.setState({ rights: { thing: ['bulkUpdate'] } });
    answer({ json: { updated: 2, unchanged: 1, change: 12, unknownColumns: [] } });
    await upload();
    expect([toasts(), undo()]).toEqual([['Data Updated\n2 Things updated'], undefined]);
  });

  test('undo nothing if the upload has changed nothing', async () => {
    answer({ json: { updated: 0, unchanged: 3, unknownColumns: [] } });
    await upload();
    expect([toasts(), undo()]).toEqual([['Data Updated'], undefined]);
  });
});

test('two clicks send one upload', async () => {
  const reply = deferred<Reply>();
  server.on(UPLOAD, reply.promise);
  const uploads = [upload(), upload()];
  reply.resolve({ text: '1', headers });
  expect(await Promise.all(uploads)).toEqual([true, true]);
  expect(server.seen(UPLOAD)).toHaveLength(1);
});

test('a file is uploaded even during the upload of another one', async () => {
  const slow = deferred<Reply>();
  server.on(UPLOAD, slow.promise, { status: 422, json: { message: 'No.' }, headers });
  const first = upload();
  await expect.poll(() => server.seen(UPLOAD)).toHaveLength(1);
  const other = new File(['PK'], 'other.xlsx');
  expect(await uploadSpreadsheet(config, rowsOf(config), other, {})).toBe(false);
  slow.resolve({ text: '1', headers });
  expect(await first).toBe(true);
  expect(server.seen(UPLOAD).map(({ body }) => /filename="(.*)"/.exec(body)?.[1])).toEqual([
    'things.xlsx',
    'other.xlsx',
  ]);
});

test('wrong cells cause one alert with rows and columns, which the next upload dismisses', async () => {
  answer(
    { status: 422, json: { errors: { 'rows.12.metaTitle': ['Too long.'], file: ['No.'] } } },
    { text: '' },
  );
  expect(await upload()).toBe(false);
  expect(alerts()).toEqual(['Row 12, Meta Title: Too long.\nNo.']);
  expect(server.seen(FETCH)).toHaveLength(0);
  expect(await upload()).toBe(true);
  expect(alerts()).toEqual([]);
});

test('an upload that the server can’t handle shows a message', async () => {
  answer({ status: 413 }, { status: 405 });
  await upload();
  expect(alerts()).toEqual([expect.stringContaining('too large')]);
  await upload();
  expect(alerts()).toEqual(['This server cannot do that.']);
});

test('an upload without a response shows a message and fetches the list', async () => {
  server.on(UPLOAD, 'drop');
  expect(await upload()).toBe(false);
  expect(alerts()).toEqual([expect.stringContaining('no answer')]);
  await expect.poll(() => server.seen(FETCH)).toHaveLength(1);
});

test('an alert of the error policy is shown once', async () => {
  answer({ status: 500 });
  await upload();
  expect(alerts()).toEqual(['Oops, something went wrong!  The team have been notified.']);
});

test('an upload without a file asks for one', () => {
  rejectUpload();
  expect(alerts()).toEqual(['Please select .xls file']);
});

test('a download is saved as template.xlsx', async () => {
  server.on(DOWNLOAD, { text: 'PK' });
  const saved: { name: string; content: Promise<string> }[] = [];
  let content = Promise.resolve('');
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob): string {
        content = blob.text();
        return 'blob:1';
      }
      static override revokeObjectURL(): void {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  await downloadSpreadsheet(config);
  vi.unstubAllGlobals();
  expect(saved.map(({ name }) => name)).toEqual(['template.xlsx']);
  expect(await saved[0]?.content).toBe('PK');
  expect(toasts()).toEqual([]);
});

test('the sheet for new rows is downloaded even during a download of the rows', async () => {
  const slow = deferred<Reply>();
  server.on(DOWNLOAD, slow.promise);
  server.on(`${DOWNLOAD}?empty=true`, { status: 404 });
  const rows = downloadSpreadsheet(config);
  await downloadEmptySheet(config);
  expect(server.seen(`${DOWNLOAD}?empty=true`)).toHaveLength(1);
  slow.resolve({ status: 404 });
  await rows;
});

test('a failed download shows a message', async () => {
  server.on(DOWNLOAD, { status: 404 });
  await downloadSpreadsheet(config);
  expect(toasts()).toEqual(['Unable to download data']);
  expect(activityStore.getState().entries).toMatchObject([{ what: 'Download Things' }]);
});
