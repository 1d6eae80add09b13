import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError } from './command-error';
import { commandTexts as texts } from './texts';

/** On a terminal, asks twice without showing what is typed; otherwise takes the first line of input. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine('');
  const first = await readLine(texts.password);
  const second = await readLine(texts.passwordAgain);
  if (first !== second) throw new CommandError(texts.differentPasswords);
  return first;
}

/** Asks for a line; at the end of the input it is empty. */
export async function readLine(prompt: string, isShown = false): Promise<string> {
  process.stderr.write(prompt);
  // Readline echoes what is typed to its output.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY;
  const output = isShown ? process.stderr : nowhere;
  const lines = createInterface({ input: process.stdin, output, terminal });
  lines.once('SIGINT', () => process.exit(130));
  const closed = once(lines, 'close').then(() => ['']);
  const [line] = await Promise.race([once(lines, 'line'), closed]);
  lines.close();
  if (terminal && !isShown) process.stderr.write('\n');
  return String(line);
}
