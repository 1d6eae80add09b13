import { isRecord } from '../common/is-record';
import type { View } from '../entities/wire/views';
import { send } from './http/client';
import { UnexpectedResponseError } from './http/errors';
import { readLoosely } from './http/response-body';

// Only our own server has these calls. Each answers with all views of the table.

const PATH = '/api/views';

export const fetchViews = (entity: string) => ask(PATH, { entity }, true);

export const postView = (entity: string, view: View) => ask(`${PATH}/save`, { entity, ...view });

export const postViewRemoval = (entity: string, { id }: View) =>
  ask(`${PATH}/remove`, { entity, id });

async function ask(path: string, json: object, isRead = false): Promise<readonly View[]> {
  const { status, text } = await send({ method: 'post', path, json, isRead });
  const body = readLoosely(text);
  if (Array.isArray(body) && body.every(isView)) return body;
  throw new UnexpectedResponseError(status, `Unexpected response of ${path}.`);
}

const isView = (value: unknown): value is View =>
  isRecord(value) && typeof value.name === 'string' && typeof value.address === 'string';
