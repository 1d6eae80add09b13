import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** The only place that turns an error into a response: `{message, ...body}`, never a stack. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof HttpError) {
    return reply
      .code(error.status)
      .headers(error.headers ?? {})
      .send({ message: error.message, ...error.body });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) {
    return reply.code(status).send({ message: clientTexts[status] ?? texts.unreadable });
  }
  // The response's X-Request-Id is the same, so that a report can be matched with its log line.
  request.log.error({ err: error, errorId: request.id }, texts.serverError);
  return reply.code(500).send({ message: texts.serverError });
}

const clientTexts: Readonly<Record<number, string>> = {
  404: texts.notFound,
  413: texts.tooLarge,
  415: texts.wrongMediaType,
  429: texts.tooMany,
};
