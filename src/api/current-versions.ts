import type { CurrentVersions } from '../entities/wire/studio';
import { askOwnServer } from './http/ask';

/** Which entities and rows are current. Only our own server has this call. */
export const fetchCurrentVersions = () =>
  askOwnServer<CurrentVersions>({ method: 'get', path: '/api/studio/version' });
