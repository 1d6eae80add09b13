import { execSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { send } from '../../fixtures/send';

/** Signs in as a person does; asks for what the environment does not have. */
export async function signIn(
  request: APIRequestContext,
  url: string,
  username: string,
): Promise<void> {
  await request.get(`${url}/sanctum/csrf-cookie`);
  const password =
    process.env.CONFORMANCE_PASSWORD ?? (await ask(`Password of ${username}: `, { hidden: true }));
  await succeed('/login', await send(request, `${url}/login`, { username, password }));
  const otp = await oneTimePassword();
  await succeed('/verifyOTP', await send(request, `${url}/verifyOTP`, { otp }));
}

async function oneTimePassword(): Promise<string> {
  const command = process.env.CONFORMANCE_OTP_COMMAND;
  if (!command) return ask('One-time password: ');
  return execSync(command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

async function succeed(path: string, answer: APIResponse): Promise<void> {
  if (answer.ok() && (await answer.text()) !== '') return;
  throw new Error(`POST ${path} answers ${answer.status()}: ${await answer.text()}`);
}

async function ask(question: string, { hidden = false } = {}): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = hidden ? silent : process.stdout;
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const answer = await lines.question('');
  lines.close();
  if (hidden) process.stdout.write('\n');
  return answer;
}
