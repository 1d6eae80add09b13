import type { FastifyBaseLogger, LogLevel } from 'fastify';

type Line = [object: unknown, message?: string];
type Bindings = Parameters<FastifyBaseLogger['child']>[0];

/** The logger of a request. Most requests log nothing, so that it is made with the first line. */
export class RequestLogger implements FastifyBaseLogger {
  readonly level: string;
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, level: string, bindings: Bindings) {
    this.#parent = parent;
    this.level = level;
    this.#bindings = bindings;
  }

  child(bindings: Bindings): FastifyBaseLogger {
    return new RequestLogger(this, this.level, bindings);
  }
  trace(...line: Line): void {
    this.#log('trace', line);
  }
  debug(...line: Line): void {
    this.#log('debug', line);
  }
  info(...line: Line): void {
    this.#log('info', line);
  }
  warn(...line: Line): void {
    this.#log('warn', line);
  }
  error(...line: Line): void {
    this.#log('error', line);
  }
  fatal(...line: Line): void {
    this.#log('fatal', line);
  }
  silent(): void {}

  #log(level: Level, line: Line): void {
    if (severity[level] < (severity[this.level] ?? 0)) return;
    this.#own()[level](...line);
  }

  #own(): FastifyBaseLogger {
    const parent = this.#parent;
    this.#made ??= (parent instanceof RequestLogger ? parent.#own() : parent).child(this.#bindings);
    return this.#made;
  }
}

type Level = Exclude<LogLevel, 'silent'>;
const severity: Readonly<Record<Level, number> & { [level: string]: number | undefined }> = {
  trace: 0,
  debug: 1,
  info: 2,
  warn: 3,
  error: 4,
  fatal: 5,
  silent: 6,
};
