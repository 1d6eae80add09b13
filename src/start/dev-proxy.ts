import { isNotScreen } from '../entities/check/taken-paths';

/** Whether a request to `npm run dev` is for the real server; Vite answers the others. */
export function isForServer({ method = '', url = '' }): boolean {
  const [path = ''] = url.split('?');
  // Entity files choose the paths of their calls, and `GET /login` is a screen.
  return method === 'POST' || isNotScreen(path) || path.startsWith('/in/');
}
