import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { activityStore } from '../calls/activity';
import { chunkTexts } from '../calls/load-or-alert';
import { noticesStore } from '../calls/notices';
import * as save from '../save-file';
import { signedInAt } from '../testing';
import { downloadCatalogue, pdfDownloadStore } from './download';

const DOWNLOAD = 'POST /api/pdf/download';
let server: ScriptedServer;
let saved: [string, string][];
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/pdf');
  saved = [];
  vi.spyOn(save, 'saveFile').mockImplementation(async (file, name) => {
    saved.push([name, await file.text()]);
  });
});
afterEach(() => server.stop());

const texts = (kind: 'alerts' | 'toasts') => noticesStore.getState()[kind].map(({ text }) => text);

test('the catalogue is requested in the chosen order, and saved', async () => {
  server.on(DOWNLOAD, { text: '%PDF-1.7', headers: { 'Content-Type': 'application/pdf' } });
  await downloadCatalogue(['WP-2', 'WP-1']);
  expect(server.seen(DOWNLOAD).map(({ body }) => JSON.parse(body))).toEqual([
    { wp: ['WP-2', 'WP-1'] },
  ]);
  await expect.poll(() => saved).toEqual([['catalogue.pdf', '%PDF-1.7']]);
  expect([texts('alerts'), texts('toasts')]).toEqual([[], []]);
});

test('a download without a choice shows a message and sends nothing', async () => {
  await downloadCatalogue([]);
  expect([server.requests, texts('toasts')]).toEqual([
    [],
    ['Choose at least one wallpaper first.'],
  ]);
});

test('clicks during a download show one message and send nothing', async () => {
  const reply = deferred<Reply>();
  server.on(DOWNLOAD, reply.promise);
  const first = downloadCatalogue(['WP-1']);
  expect(pdfDownloadStore.getState().isBusy).toBe(true);
  await downloadCatalogue(['WP-1']);
  await downloadCatalogue([]);
  expect(texts('toasts')).toEqual([
    'Please wait a little until the downloading finish and click again.',
  ]);
  reply.resolve({ text: '%PDF' });
  await first;
  expect(pdfDownloadStore.getState()).toEqual({ isBusy: false, progress: undefined });
  expect(server.seen(DOWNLOAD)).toHaveLength(1);
});

test('if the code of the download can’t be loaded, an alert says so', async () => {
  vi.doMock('../../api/pdf', () => {
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(() => vi.doUnmock('../../api/pdf'));
  await downloadCatalogue(['WP-1']);
  expect(texts('alerts')).toEqual([chunkTexts.error]);
  expect(pdfDownloadStore.getState().isBusy).toBe(false);
});

describe('a failure', () => {
  const OOPS = 'Oops, something went wrong!  The team have been notified.';
  const said = { message: 'There is no WP-9.' };
  const cases: [what: string, step: Reply | 'drop', alerts: string[]][] = [
    [
      '422',
      { status: 422, json: { ...said, errors: { wp: ['The wp is wrong.'] } } },
      [said.message],
    ],
    ['400', { status: 400, json: said }, [said.message]],
    ['404', { status: 404, json: said }, [said.message]],
    ['405 without a message', { status: 405 }, ['This server cannot do that.']],
    ['500', { status: 500, json: said }, [OOPS, said.message]],
    ['500 without a message', { status: 500 }, [OOPS]],
    ['503', { status: 503, json: said }, [said.message]],
    ['503 without a message', { status: 503 }, []],
    ['429', { status: 429, json: said }, ['You are sending too many request. Wait for 10 second.']],
    ['401', { status: 401, json: said }, []],
    [
      'no response',
      'drop',
      ['The connection was lost before the catalogue was complete. Try again.'],
    ],
  ];
  test.each(cases)('%s shows the server’s message', async (_, step, alerts) => {
    server.on(DOWNLOAD, step);
    await downloadCatalogue(['WP-1']);
    expect(texts('alerts')).toEqual(alerts);
    expect([saved, pdfDownloadStore.getState().isBusy]).toEqual([[], false]);
  });

  test('can be retried in the Activity panel', async () => {
    server.on(DOWNLOAD, { status: 503 }, { text: '%PDF' });
    await downloadCatalogue(['WP-1']);
    activityStore.getState().entries[0]?.retry?.();
    await expect.poll(() => saved).toHaveLength(1);
  });
});

describe('a catalogue that arrives in chunks', () => {
  /** A server that sends a chunk, and continues when `go` is called. */
  async function streaming(headers: Record<string, string>) {
    const next = deferred<'end' | 'break'>();
    const stream = createServer(async (_request, response) => {
      response.writeHead(200, headers);
      response.write('%PDF');
      if ((await next.promise) === 'break') response.destroy();
      else response.end('-1.7');
    });
    await new Promise<void>((listening) => stream.listen(0, '127.0.0.1', listening));
    vi.stubEnv('VITE_API_URL', `http://127.0.0.1:${(stream.address() as AddressInfo).port}`);
    return { go: next.resolve, stop: () => stream.close() };
  }
  const progress = () => pdfDownloadStore.getState().progress;

  test.each([
    [{ 'Content-Length': '8' }, 8],
    [{}, undefined],
  ])('reports progress: %j', async (headers, totalBytes) => {
    const { go, stop } = await streaming(headers);
    const download = downloadCatalogue(['WP-1']);
    await expect.poll(progress).toEqual({ receivedBytes: 4, totalBytes });
    go('end');
    await download;
    await expect.poll(() => saved).toEqual([['catalogue.pdf', '%PDF-1.7']]);
    stop();
  });

  test('has an unknown size once it exceeds the length that another origin declares', async () => {
    const response = new Response('%PDF-1.7', { headers: { 'Content-Length': '5' } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    const reported = vi.fn();
    onTestFinished(
      pdfDownloadStore.subscribe((state) => state.progress && reported(state.progress)),
    );
    await downloadCatalogue(['WP-1']);
    expect(reported).toHaveBeenLastCalledWith({ receivedBytes: 8, totalBytes: undefined });
  });

  test.each([[{ 'Content-Length': '8' }], [{}]])(
    'is not saved if the connection breaks: %j',
    async (headers) => {
      const { go, stop } = await streaming(headers);
      const download = downloadCatalogue(['WP-1']);
      await expect.poll(() => progress()?.receivedBytes).toBe(4);
      go('break');
      await download;
      expect(saved).toEqual([]);
      expect(texts('alerts')).toEqual([
        expect.stringContaining('before the catalogue was complete'),
      ]);
      stop();
    },
  );
});
