import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkReferences } from '../../src/entities/references';
import { entityConfig } from '../../src/entities/testing';
import { probeEntity } from '../conformance/deployed/probe-entity';
import { probeScreens } from '../conformance/deployed/probe-screens';
import { MARK } from '../conformance/deployed/target';

const note = entityConfig({
  name: 'note',
  fields: [{ name: 'text', type: 'text', required: true }],
  actions: { add: {}, remove: {} },
});
const purchases = linkReferences([
  entityConfig({
    name: 'purchase',
    fields: [{ name: 'supplier', type: 'reference', to: 'supplier', required: true }],
  }),
  entityConfig({ name: 'supplier', fields: [{ name: 'name', type: 'text' }] }),
]).filter(({ name }) => name === 'purchase');

describe('the test of a running server', () => {
  /** The texts of the server's lists by path; it has no others. */
  let lists: Record<string, string>;
  /** The server's answer to each new row. */
  const rejection = '<h1>Unprocessable</h1>';
  let server: Server;
  let request: APIRequestContext;
  let url: string;
  beforeEach(async () => {
    await start(({ url: path = '', headers }, response) => {
      const isSignedIn = headers.cookie !== undefined;
      const isAdd = path.endsWith('/add');
      response.statusCode = !isSignedIn ? 401 : isAdd ? 422 : path in lists ? 200 : 404;
      response.end(isAdd ? rejection : lists[path]);
    });
  });
  async function start(listener: RequestListener): Promise<void> {
    server = createServer(listener);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${address !== null && typeof address === 'object' && address.port}`;
    request = await requests.newContext({
      baseURL: url,
      extraHTTPHeaders: { Cookie: 'session=1' },
    });
  }
  afterEach(async () => {
    await request.dispose();
    server.close();
  });

  const said = async (configs = purchases) => {
    const sentences: string[] = [];
    const visitor = await requests.newContext();
    const say = (sentence: string) => sentences.push(sentence);
    for (const config of configs) await probeEntity({ request }, visitor, url, config, say);
    await visitor.dispose();
    return sentences;
  };

  test.each(['[{"id":1}', '[null]', '[[1]]', '{"data":[]}', ''])(
    'reports a list that is not an array of rows: %j',
    async (text) => {
      lists = { '/api/purchase/fetch': text };
      expect(await said()).toEqual([
        `/api/purchase/fetch does not answer with an array of rows: ${text}`,
      ]);
    },
  );

  test('reports a rejection that is not JSON', async () => {
    vi.stubEnv('CONFORMANCE_MARK', MARK);
    lists = { '/api/note/fetch': '[]' };
    expect(await said([note])).toEqual([
      'It rejects an empty Text with 422, without errors.text[].',
      `/api/note/add answers 422: ${rejection}`,
    ]);
  });

  test('reports that the list to which a field refers is missing', async () => {
    lists = { '/api/purchase/fetch': '[]' };
    expect(await said()).toEqual(['There is no list: /api/supplier/fetch answers 404.']);
  });

  test('reports a malformed list of a hand-written screen, and allows one to be missing', async () => {
    lists = {
      '/api/orders/fetch': '[]',
      '/api/customCatalogue/fetch': '{"products":[]}',
      '/api/review/fetch': '[]',
    };
    const sentences: string[] = [];
    const missing = await probeScreens({ request }, (sentence) => sentences.push(sentence));
    expect(missing).toEqual(['/api/pdf/fetch']);
    expect(sentences).toEqual([
      '/api/review/fetch does not answer with the list that its screen needs: []',
    ]);
  });

  test('removes the rows that the server should have rejected', async () => {
    vi.stubEnv('CONFORMANCE_MARK', MARK);
    let rows = [{ id: 1, text: 'An older note' }];
    await request.dispose();
    server.close();
    await start(async (incoming, response) => {
      if (incoming.headers.cookie === undefined) response.statusCode = 401;
      else if (incoming.url === '/api/note/fetch') response.write(JSON.stringify(rows));
      else {
        const sent = Object(await json(incoming));
        if (incoming.url === '/api/note/add') rows.push({ ...sent, id: rows.length + 1 });
        else rows = rows.filter(({ id }) => id !== sent.id);
      }
      response.end();
    });
    expect(await said([note])).toEqual([
      'The server takes an empty Text, which note.json rejects.',
    ]);
    expect(rows).toEqual([{ id: 1, text: 'An older note' }]);
  });
});
