import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** One of our programs in a separate process and environment. */
export interface ChildProgram {
  /** The lines that it has printed on standard output and standard error. */
  readonly output: readonly string[];
  readonly errors: readonly string[];
  /** Waits for a matching line on standard output; resolves to its first group. */
  line(pattern: RegExp): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  send(message: string): void;
  /** Its exit code, once it has ended. */
  readonly exit: Promise<number | null>;
}

export interface ChildOptions {
  readonly args?: readonly string[];
  /** Its whole standard input. */
  readonly input?: string;
  /** A command of the shell that starts it, such as one that sets a limit. */
  readonly before?: string;
}

/** Starts a program that the setup of the tests has built. */
export function startProgram(
  program: 'main' | 'user',
  environment: Readonly<Record<string, string>>,
  { args = [], input = '', before }: ChildOptions = {},
): ChildProgram {
  const path = join(process.env.TEST_PROGRAMS ?? '', `${program}.js`);
  const limited = ['-c', `${before}; exec "$0" "$@"`, process.execPath];
  const [shell, first] = before === undefined ? [process.execPath, []] : ['/bin/sh', limited];
  const child = spawn(shell, [...first, path, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('The program has no pipes.');
  stdin.end(input);
  const output: string[] = [];
  const errors: string[] = [];
  const lines = createInterface(stdout).on('line', (line) => output.push(line));
  createInterface(stderr).on('line', (line) => errors.push(line));
  const exit = once(child, 'close').then(([code]) => code);

  return {
    output,
    errors,
    exit,
    kill: (signal) => void child.kill(signal),
    send: (message) => void child.send(message),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = output.map((line) => pattern.exec(line)).find(Boolean);
          if (match) resolve(match[1] ?? match[0]);
        };
        lines.on('line', look);
        look();
        exit.then(() =>
          reject(new Error(`The program ended without that line:\n${errors.join('\n')}`)),
        );
      }),
  };
}
