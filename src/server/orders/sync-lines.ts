import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SyncLine } from '../../entities/wire/order-sync';
import { knownError } from '../http/error-handler';
import { httpTexts } from '../http/texts';
import { FeedError } from './feed-error';
import type { SyncRun } from './sync-runner';
import { orderTexts as texts } from './texts';

const EVERY_MS = 200;

/** A sync as lines of JSON: `{progress}` repeatedly, then `{outcome}` or `{failure}`. */
export async function* syncLines(run: SyncRun, log: FastifyBaseLogger): AsyncGenerator<string> {
  const end = run.outcome.then(
    (outcome) => ({ outcome }),
    (error: unknown) => {
      log.error({ err: error }, texts.syncFailed);
      const known = error instanceof FeedError ? error : knownError(error, log);
      return { failure: { message: known?.message ?? httpTexts.serverError } };
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
