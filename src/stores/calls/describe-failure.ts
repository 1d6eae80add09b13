import type { Failure, FieldMessages } from '../../api/http/errors';
import { texts } from './texts';

/** A failure as a sentence: the server's own message, if it has one. */
export function describeFailure(failure: Failure): string {
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

/** The message to show for a failure; none if the error policy shows one, or wants none. */
export function messageFor(failure: Failure): string | undefined {
  switch (failure.kind) {
    case 'conflict':
    case 'invalid':
    case 'noResponse':
    case 'notFound':
    case 'otherStatus':
    case 'unexpectedResponse':
      return describeFailure(failure);
    default:
      return undefined;
  }
}

/** The first message of each field: only that one is shown. */
export function firstMessages(errors: FieldMessages): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
}
