import { hostname } from 'node:os';
import type { FastifyBaseLogger, FastifyServerOptions, LogLevel } from 'fastify';

export interface LogTo {
  readonly level: LogLevel;
  readonly stream: { write(line: string): void };
}

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/**
 * Structured logs without secrets: only the method, path and address of a request, never its query,
 * headers or body, and no values that a database error might quote.
 */
export function loggerOptions({ level, stream }: LogTo): LoggerOptions {
  return {
    level,
    stream,
    mixin: (_line, _level, logger) => ({
      reqId: Reflect.get(logger, 'reqId'),
      account: Reflect.get(logger, 'account'),
    }),
    serializers: {
      req: (request) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        remoteAddress: request.ip,
      }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
  };
}

/** A log line for use without a logger: before the database is open, and when a start fails. */
export function logLine(level: 'warn' | 'fatal', msg: string): string {
  const line = {
    level: LEVELS[level],
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    msg,
  };
  return `${JSON.stringify(line)}\n`;
}

/** As pino writes them. */
const LEVELS = { warn: 40, fatal: 60 };

/** A request's logger, with its id and account. A child of the logger would take longer than most requests. */
export function requestLogger(
  logger: FastifyBaseLogger,
  { reqId }: { readonly reqId?: string },
  { level }: { readonly level?: string },
) {
  const own: FastifyBaseLogger = Object.create(logger);
  if (level !== undefined) own.level = level;
  return Object.assign(own, { reqId, account: undefined });
}

const secretKeys = ['password', 'otp', 'token', 'secret', 'cookie', 'authorization', 'aadhaarNo'];

function describeError(error: Error & { readonly code?: unknown }) {
  return {
    type: error.name,
    message: withoutNumbers(error.message),
    stack: withoutNumbers(error.stack ?? ''),
    code: typeof error.code === 'string' ? error.code : undefined,
  };
}

/** Hides what could be an OTP, a phone number or an Aadhaar number. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\d(?:[ -]?\d){5,}/g, '[number]');
}
