import type { Failure, FieldMessages } from '../../api/http/errors';
import { texts } from './texts';

/** A failure as a sentence: the server's own message, if any, and the request ID to look for in its log. */
export function describeFailure(failure: Failure): string {
  const reference = referenceOf(failure);
  return reference ? `${sentenceFor(failure)} (${reference})` : sentenceFor(failure);
}

/** The request ID, for staff to read out. Only failures with a status of 500 or above have one. */
export function referenceOf({ status = 0, requestId }: Failure): string | undefined {
  return requestId && status >= 500 ? texts.requestId(requestId) : undefined;
}

function sentenceFor(failure: Failure): string {
  switch (failure.kind) {
    case 'noResponse':
    case 'aborted':
      return texts.noResponse;
    case 'unavailable':
      return failure.message || texts.unavailable;
    case 'notFound':
      return texts.notSupported;
    case 'unexpectedResponse':
      return texts.unexpectedResponse;
    case 'signedOut':
      return failure.message || texts.signedOut;
    case 'invalid':
      return Object.values(failure.errors).flat().join(' ') || texts.status(422);
    default:
      return (
        failure.message || (failure.status === 413 ? texts.tooLarge : texts.status(failure.status))
      );
  }
}

/** The first message of each field, which is the only one shown. */
export function firstMessages(errors: FieldMessages): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
}
