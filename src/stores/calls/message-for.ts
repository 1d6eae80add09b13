import type { Failure } from '../../api/http/errors';
import { describeFailure } from './describe-failure';

/**
 * What to tell people who wait for something that failed; nothing where the error policy has told
 * them, or wants them to be told nothing.
 */
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
