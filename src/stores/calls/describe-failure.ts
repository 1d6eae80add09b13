import type { Failure } from '../../api/http/errors';
import { texts } from './texts';

/** A failure as a sentence for people: the server's own words where it has any. */
export function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'noResponse':
    case 'aborted':
      return texts.noResponse;
    case 'unavailable':
      return failure.message || texts.unavailable;
    case 'notFound':
      return texts.notFound;
    case 'unexpectedResponse':
      return texts.unexpectedResponse;
    case 'signedOut':
      return failure.message || texts.signedOut;
    case 'invalid':
      return Object.values(failure.errors).flat().join(' ') || texts.status(failure.status ?? 422);
    default:
      return failure.message || describeStatus(failure.status ?? 0);
  }
}

function describeStatus(status: number): string {
  return status === 413 ? texts.tooLarge : texts.status(status);
}
