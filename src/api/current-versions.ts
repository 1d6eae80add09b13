import { BACKGROUND } from '../entities/wire/headers';
import type { CurrentVersions } from '../entities/wire/studio';
import { askOwnServer } from './http/ask';

/**
 * The current versions of entities and rows, and the user's rights. Only our own server supports this call. Every open
 * page makes it, not only the Config Studio, and it does not extend the session.
 */
export const fetchCurrentVersions = () =>
  askOwnServer<CurrentVersions>({
    method: 'get',
    path: '/api/studio/version',
    headers: { [BACKGROUND]: '1' },
    // Pages ask again within seconds anyway: retries would triple the load on a server that is down.
    retry: 0,
  });
