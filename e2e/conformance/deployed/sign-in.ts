import { execSync } from 'node:child_process';
import { type APIRequestContext, type APIResponse, request as requests } from '@playwright/test';
import { readLoosely } from '../../../src/common/read-loosely';
import { readLine } from '../../../src/server/commands/ask-password';
import { CommandError } from '../../../src/server/commands/command-error';
import { send } from '../../fixtures/send';

/** Laravel's Sanctum recognizes its own pages by the origin that they send. */
export function originHeader(url: string): { readonly Origin: string } {
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new CommandError(`The URL must be like https://office.example.com, not ${url}.`);
  }
  return { Origin: new URL(url).origin };
}

/** Signs in as a person does, and asks in the terminal for what the environment lacks. */
export async function signIn(url: string, username: string): Promise<APIRequestContext> {
  const extraHTTPHeaders = originHeader(url);
  const request = await requests.newContext({ baseURL: url, extraHTTPHeaders });
  await request.get(`${url}/sanctum/csrf-cookie`).catch((error: Error) => {
    const [reason] = error.message.split('\n');
    throw new CommandError(`The server does not answer: ${reason?.replace(/^.*?: /, '')}`);
  });
  const password =
    process.env.CONFORMANCE_PASSWORD ?? (await readLine(`Password of ${username}: `));
  await succeed('/login', await send(request, `${url}/login`, { username, password }));
  await succeed('/otpSent', await send(request, `${url}/otpSent`, undefined));
  const otp = await oneTimePassword();
  await succeed('/verifyOTP', await send(request, `${url}/verifyOTP`, { otp }));
  return request;
}

async function oneTimePassword(): Promise<string> {
  const command = process.env.CONFORMANCE_OTP_COMMAND;
  if (!command) return readLine('One-time password: ', true);
  return execSync(command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

async function succeed(path: string, answer: APIResponse): Promise<void> {
  if (answer.ok() && readLoosely(await answer.text())) return;
  throw new CommandError(
    `POST ${path} answers ${answer.status()}: ${(await answer.text()).slice(0, 300)}`,
  );
}
