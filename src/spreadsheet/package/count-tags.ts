/** The amount of XML, measured without parsing it. */
export interface TagCounts {
  tags: number;
  rows: number;
  cells: number;
}

const LESS_THAN = 0x3c;
const COLON = 0x3a;
const SLASH = 0x2f;
const LETTER_C = 0x63;
const ROW = [0x72, 0x6f, 0x77];

/**
 * Counts the tags in chunks of XML, and those named `row` and `c`, with or without a namespace. It
 * reads each byte once and stores nothing, so that the cost of a hostile file is known before a real
 * parser sees it.
 */
export function tagCounter(): { add(chunk: Uint8Array): void; readonly counts: TagCounts } {
  const counts: TagCounts = { tags: 0, rows: 0, cells: 0 };
  let inName = false;
  /** The bytes of the name so far, and whether they can still become `row` or `c`. */
  let length = 0;
  let isRow = false;
  let isCell = false;

  function endName(): void {
    inName = false;
    if (isRow && length === ROW.length) counts.rows++;
    if (isCell && length === 1) counts.cells++;
  }

  function startName(): void {
    inName = true;
    length = 0;
    isRow = true;
    isCell = true;
  }

  function add(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === LESS_THAN) {
        counts.tags++;
        startName();
      } else if (inName) {
        if (byte === COLON) startName();
        else if (byte === SLASH && length === 0) inName = false;
        else if (endsName(byte)) endName();
        else {
          isRow &&= byte === ROW[length];
          isCell &&= byte === LETTER_C;
          length++;
        }
      }
    }
  }
  return { add, counts };
}

/** White space, `/` or `>`. */
function endsName(byte: number): boolean {
  return byte <= 0x20 || byte === SLASH || byte === 0x3e;
}
