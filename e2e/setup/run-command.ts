import { spawn, spawnSync } from 'node:child_process';

/** Only a command that hangs takes longer. */
const TIME_LIMIT_MS = 20 * 60_000;
const IS_WINDOWS = process.platform === 'win32';

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly shell?: boolean;
  /** The folder to run it in. */
  readonly cwd?: string;
  /** Gets the command's output. By default, the output is printed at once. */
  readonly onOutput?: (text: string) => void;
}

/** Runs a command. Ends it, and everything it started, if it hangs or this program is ended. */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  { env = {}, shell = false, cwd, onOutput }: CommandOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      cwd,
      shell,
      // Its own process group, which can be ended as a whole.
      detached: !IS_WINDOWS,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    }
    const end = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      if (IS_WINDOWS) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      else process.kill(-child.pid, signal);
    };
    const endAndExit = (signal: NodeJS.Signals) => {
      end(signal);
      process.exit(1);
    };
    process.once('SIGINT', endAndExit);
    process.once('SIGTERM', endAndExit);
    const timer = setTimeout(() => {
      console.error(`${command} ${args.join(' ')} hangs; ending it.`);
      end('SIGKILL');
    }, TIME_LIMIT_MS);

    const settle = (succeeded: boolean) => {
      clearTimeout(timer);
      process.off('SIGINT', endAndExit);
      process.off('SIGTERM', endAndExit);
      resolve(succeeded);
    };
    child.once('error', () => settle(false));
    // Not at `exit`: there may still be output to read.
    child.once('close', (code) => settle(code === 0));
  });
}
