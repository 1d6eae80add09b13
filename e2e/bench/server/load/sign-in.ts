import type { PaperhangerServer } from '../../../fixtures/paperhanger-server';

/** Signs in to the demo, and returns the headers of a signed-in client. */
export async function signIn(server: PaperhangerServer): Promise<Record<string, string>> {
  let headers: Record<string, string> = { accept: 'application/json' };
  const cookies = new Map<string, string>();
  async function send(path: string, body?: object): Promise<void> {
    const response = await fetch(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    headers = {
      ...headers,
      cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    };
  }
  await send('/sanctum/csrf-cookie');
  const otp = await server.otpAfter(() =>
    send('/login', { username: 'demo', password: 'paperhanger' }),
  );
  await send('/verifyOTP', { otp });
  return headers;
}
