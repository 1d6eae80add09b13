/** The URL of a path with a leading slash on the server. A full URL stays as it is. */
export function serverUrl(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  const base = (import.meta.env.VITE_API_URL || location.origin).replace(/\/+$/, '');
  return new URL(base + path, location.href).href;
}
