import { type Numbers, numbersUpTo, withRoomFor } from './numbers';
import { type SlicedWork, slicedForEach } from './sliced-work';

/** The distinct values of rows, and for each row the code of its value. */
export interface DistinctValues<Value> extends SlicedWork {
  readonly values: readonly Value[];
  readonly codes: () => Numbers;
}

/** Reads the value of each row once. Calls `valueIn` once for each distinct value. */
export function distinctValues<Row, Raw, Value>(
  rows: readonly Row[],
  read: (row: Row, index: number) => Raw,
  valueIn: (raw: Raw) => Value,
): DistinctValues<Value> {
  const codeOf = new Map<unknown, number>();
  const values: Value[] = [];
  let codes = numbersUpTo(0, rows.length);
  const { work } = slicedForEach(rows, (row, index) => {
    const raw = read(row, index);
    // Lists from other servers are objects, equal ones included, so they are compared as text.
    const same = typeof raw === 'object' && raw !== null ? JSON.stringify(raw) : raw;
    let code = codeOf.get(same);
    if (code === undefined) {
      code = values.push(valueIn(raw)) - 1;
      codeOf.set(same, code);
      codes = withRoomFor(code, codes);
    }
    codes[index] = code;
  });
  return { work, values, codes: () => codes };
}
