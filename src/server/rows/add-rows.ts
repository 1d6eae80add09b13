import { setImmediate } from 'node:timers/promises';
import { HttpError, invalid } from '../http/errors';
import type { EntityTransaction } from '../tables/entity-store';
import { apply } from './apply';
import { added, type ChangeSet, RejectedChange, type RowChange } from './change-set';
import { checkNewRow, type Input } from './check-input';
import { writeTexts as texts } from './texts';

/** Adds rows in an open transaction. If one is rejected, the error names it by its number. */
export async function addRows(
  transaction: EntityTransaction,
  inputs: readonly Input[],
  set: Pick<ChangeSet, 'batch'> = {},
): ReturnType<typeof apply> {
  const changes: RowChange[] = [];
  try {
    for (const input of inputs) {
      changes.push(added(checkNewRow(transaction.config, input)));
      // Let other work run.
      if (changes.length % 100 === 0) await setImmediate();
    }
    return await apply(transaction, { ...set, changes });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const index = error instanceof RejectedChange ? changes.indexOf(error.change) : changes.length;
    throw invalid({}, texts.inRow(index + 1, error.message));
  }
}
