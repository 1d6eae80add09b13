import { setTimeout } from 'node:timers/promises';
import type { SyncLine } from '../../entities/wire/order-sync';
import { HttpError } from '../http/errors';
import { FeedError } from './feed-error';
import type { SyncRun } from './sync-runner';
import { orderTexts as texts } from './texts';

const EVERY_MS = 200;

/** A sync as lines of JSON: `{progress}` repeatedly, then `{outcome}` or `{failure}`. */
export async function* syncLines(
  run: SyncRun,
  onError: (error: unknown) => void,
): AsyncGenerator<string> {
  const end = run.outcome.then(
    (outcome) => ({ outcome }),
    (error: unknown) => {
      onError(error);
      const isForPeople = error instanceof HttpError || error instanceof FeedError;
      return { failure: { message: isForPeople ? error.message : texts.serverError } };
    },
  );
  for (;;) {
    yield line({ progress: run.progress() });
    const ended = await Promise.race([end, setTimeout(EVERY_MS, undefined)]);
    if (!ended) continue;
    yield line(ended);
    return;
  }
}

const line = (content: SyncLine) => `${JSON.stringify(content)}\n`;
