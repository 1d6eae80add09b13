/** What tells where the items of a JSON text begin and end. A bracket in a string is none. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;

/**
 * The first items of a JSON array of objects, without parsing the rest of its text, which may even be missing.
 * Undefined if it is something else, or has fewer items.
 */
export function firstItems(json: string, count: number): unknown {
  if (json[0] !== '[') return undefined;
  let depth = 0;
  let found = 0;
  for (const { 0: token, index } of json.matchAll(TOKENS)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (token === '}' && depth === 1) found += 1;
    if (found === count) return JSON.parse(`${json.slice(0, index + 1)}]`);
  }
  return undefined;
}
