import { isRecord } from '../common/is-record';
import type { View } from '../entities/wire/views';
import { ask } from './http/ask';

// Only our own server has these calls. Each answers with all views of the table.

const PATH = '/api/views';

export const fetchViews = (entity: string) =>
  ask({ method: 'post', path: PATH, json: { entity }, isRead: true }, areViews);

export const postView = (entity: string, view: View) =>
  ask({ method: 'post', path: `${PATH}/save`, json: { entity, ...view } }, areViews);

export const postViewRemoval = (entity: string, { id }: View) =>
  ask({ method: 'post', path: `${PATH}/remove`, json: { entity, id } }, areViews);

const areViews = (body: unknown): body is readonly View[] =>
  Array.isArray(body) && body.every(isView);

const isView = (value: unknown): value is View =>
  isRecord(value) && typeof value.name === 'string' && typeof value.address === 'string';
