import { expect, test } from 'vitest';
import { filePartsOf, multipartOf, textsOf } from '../foreign-server/server/multipart';
import type { ReceivedRequest } from '../foreign-server/server/responses';

/** A form as a browser sends it. */
async function requestWith(form: FormData): Promise<ReceivedRequest> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const bytes = Buffer.from(await request.arrayBuffer());
  const headers = Object.fromEntries(request.headers);
  return { method: 'POST', path: '/', headers, bytes, text: bytes.toString() };
}

test('texts and files are read from a form byte for byte', async () => {
  const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10, 13, 10]);
  const form = new FormData();
  form.append('name', 'जंगल\r\n\r\n--x');
  form.append('file[0]', new File([bytes], 'a b.png', { type: 'image/png' }));
  form.append('file[1]', new File([], 'empty.jpg', { type: 'image/jpeg' }));
  form.append('review_images', '');
  const request = await requestWith(form);

  const parts = multipartOf(request);
  expect(parts.map(({ name, fileName, type }) => [name, fileName, type])).toEqual([
    ['name', undefined, undefined],
    ['file[0]', 'a b.png', 'image/png'],
    ['file[1]', 'empty.jpg', 'image/jpeg'],
    ['review_images', undefined, undefined],
  ]);
  expect(textsOf(request)).toEqual({ name: 'जंगल\r\n\r\n--x', review_images: '' });
  expect(filePartsOf(request, 'file[0]').map((part) => [...part.bytes])).toEqual([[...bytes]]);
  expect(parts[2]?.bytes).toHaveLength(0);
});

test('a body of another type has no parts, and a truncated one only its complete parts', async () => {
  const form = new FormData();
  form.append('one', '1');
  form.append('two', '2');
  const whole = await requestWith(form);
  expect(multipartOf({ ...whole, headers: { 'content-type': 'application/json' } })).toEqual([]);
  const cut = whole.bytes.subarray(0, whole.bytes.length - 20);
  expect(textsOf({ ...whole, bytes: cut })).toEqual({ one: '1' });
});
