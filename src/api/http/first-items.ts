import { readLoosely } from '../../common/read-loosely';

/** Brackets, which show where the items of a JSON text begin and end, and strings, in which brackets don't count. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g;

/**
 * The first items of a JSON array of objects, or their text if it isn't valid JSON. The rest is not parsed, and may
 * even be missing. Undefined for anything else, or if there are fewer items.
 */
export function firstItems(json: string, count: number): unknown {
  if (json[0] !== '[') return undefined;
  let depth = 0;
  let found = 0;
  for (const { 0: token, index } of json.matchAll(TOKENS)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (token === '}' && depth === 1) found += 1;
    if (found === count) return readLoosely(`${json.slice(0, index + 1)}]`);
  }
  return undefined;
}
