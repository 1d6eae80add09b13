const OPENING = '{[';
const CLOSING = '}]';

/**
 * The first items of a JSON array of objects, without parsing the rest of its text, which may even be missing.
 * Undefined if it is something else, or has no more items than these.
 */
export function firstItems(json: string, count: number): unknown {
  if (json[0] !== '[') return undefined;
  let depth = 0;
  let found = 0;
  for (let place = 0; place < json.length; place++) {
    const character = json[place] ?? '';
    if (character === '"') place = endOfString(json, place);
    else if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) {
      depth -= 1;
      if (depth === 0) return undefined;
      if (depth === 1) found += 1;
      if (found === count) return JSON.parse(`${json.slice(0, place + 1)}]`);
    }
  }
  return undefined;
}

/** Where the quotation mark is that ends the string. */
function endOfString(json: string, start: number): number {
  for (let place = start + 1; place < json.length; place++) {
    const character = json[place];
    if (character === '\\') place += 1;
    else if (character === '"') return place;
  }
  return json.length;
}
