import type { View } from '../entities/wire/views';
import { askOwnServer } from './http/ask';

// Only our own server supports these calls. Each returns all views of the table.

const PATH = '/api/views';

export const fetchViews = (entity: string) =>
  askOwnServer<readonly View[]>({ method: 'post', path: PATH, json: { entity }, isRead: true });

export const saveView = (entity: string, { name, address, isShared }: View, isNew = false) =>
  askOwnServer<readonly View[]>({
    method: 'post',
    path: `${PATH}/save`,
    json: { entity, name, address, isShared, isNew },
  });

export const removeView = (entity: string, { id }: View) =>
  askOwnServer<readonly View[]>({ method: 'post', path: `${PATH}/remove`, json: { entity, id } });
