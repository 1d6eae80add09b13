import { isRecord } from '../../common/is-record';
import { type RequestOptions, send } from './client';
import { Failure } from './errors';
import { readLoosely } from './response-body';

/** Sends a request whose response must be what `isBody` recognizes. Throws a `Failure`. */
export async function ask<Body>(
  options: RequestOptions,
  isBody: (body: unknown) => body is Body,
): Promise<Body> {
  const { status, text } = await send(options);
  const body = readLoosely(text);
  if (isBody(body)) return body;
  throw new Failure('unexpectedResponse', { status });
}

/** Recognizes an object by one of its keys. */
export const has =
  <Body>(key: string) =>
  (body: unknown): body is Body =>
    isRecord(body) && key in body;
