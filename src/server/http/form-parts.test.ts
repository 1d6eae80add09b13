import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { formParts } from './form-parts';

test('a file keeps its name, even with characters that browsers escape, or the end of a long one', async () => {
  const app = fastify();
  app.register(multipart);
  app.post('/', async (request) => {
    const names: string[] = [];
    for await (const part of formParts(request)) {
      if (part.kind === 'file') names.push(part.fileName);
    }
    return names;
  });
  const longName = `${'😀'.repeat(130)}.xls`;
  const names = ['the "new" sheet.xlsx', '50% off.xlsx', '100%25.xlsx', 'दाम.xlsx'];
  const form = new FormData();
  for (const name of names.concat(longName)) form.append('file', new Blob(['x']), name);
  const body = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(answer.json()).toEqual([...names, `${'😀'.repeat(125)}.xls`]);
  await app.close();
});
