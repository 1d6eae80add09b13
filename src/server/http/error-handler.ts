import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  isDiskFull,
  isOutage,
  isRowTooLong,
  isUnstorable,
  OutageError,
} from '../database/database-error';
import { HttpError, invalid } from './errors';
import { httpTexts as texts } from './texts';

const RETRY_AFTER_S = '2';

/** The only place that turns an error into a response: `{message, ...body}`, never a stack. */
export function sendErrorResponse(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const known = knownError(error, request.log);
  if (known) {
    return reply
      .code(known.status)
      .headers(known.headers ?? {})
      .send({ message: known.message, ...known.body });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) {
    return reply.code(status).send({ message: clientTexts[status] ?? texts.unreadable });
  }
  // The response's X-Request-Id is the same, so that a report can be matched with its log line.
  request.log.error({ err: error, errorId: request.id }, texts.serverError);
  return reply.code(500).send({ message: texts.serverError });
}

/** The error that a handler has thrown, or that an outage or a full disk means for the client. */
export function knownError(error: unknown, log: FastifyBaseLogger): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (isUnstorable(error)) return invalid({}, texts.unstorable);
  if (isRowTooLong(error)) return invalid({}, texts.rowTooLong);
  if (isDiskFull(error)) {
    log.error({ err: error }, texts.diskFull);
    return new HttpError(507, texts.diskFull);
  }
  if (!isOutage(error)) return undefined;
  log.error({ err: error }, texts.noDatabase);
  const isUnknown = error instanceof OutageError && error.isOutcomeUnknown;
  const message = isUnknown ? texts.maybeSaved : texts.databaseAway;
  return new HttpError(503, message, undefined, { 'retry-after': RETRY_AFTER_S });
}

const clientTexts: Readonly<Record<number, string>> = {
  404: texts.notFound,
  413: texts.tooLarge,
  415: texts.wrongMediaType,
  429: texts.tooMany,
};
