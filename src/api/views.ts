import { type View, views } from '../entities/wire/views';
import { ask } from './http/ask';

// Only our own server has these calls. Each answers with all views of the table.

const PATH = '/api/views';

export const fetchViews = (entity: string) =>
  ask({ method: 'post', path: PATH, json: { entity }, isRead: true }, views);

export const postView = (entity: string, view: View) =>
  ask({ method: 'post', path: `${PATH}/save`, json: { entity, ...view } }, views);

export const postViewRemoval = (entity: string, { id }: View) =>
  ask({ method: 'post', path: `${PATH}/remove`, json: { entity, id } }, views);
