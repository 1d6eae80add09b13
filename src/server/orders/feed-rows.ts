import { isRecord } from '../../common/is-record';
import { FeedError } from './feed-error';
import { orderTexts as texts } from './texts';

/** More would take more memory than is there. */
const MOST_ROWS = 200_000;

/**
 * The rows of the shop's list: a JSON array, or an object that has it as `orders`. Throws a `FeedError`
 * for anything else.
 */
export function rowsOfFeed(bytes: Uint8Array): readonly unknown[] {
  const list = listIn(parse(bytes));
  if (!list) throw new FeedError(texts.noList);
  if (list.length > MOST_ROWS) throw new FeedError(texts.tooMany(MOST_ROWS));
  return list;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new FeedError(texts.noJson);
  }
}

function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Array.isArray(value.orders) ? value.orders : undefined;
}
